import type { IncomingMessage } from 'node:http';

/** The most bytes of a request to join; the same as for a message on the socket. */
export const MAX_BYTES = 4 * 1024;

/** The body as text, null when it is too big. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BYTES) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

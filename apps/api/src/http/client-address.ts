import type { IncomingMessage } from 'node:http';

/**
 * Whose request this is, for what never reaches Fastify: the socket's end, or who stands so many believed proxies before it.
 * @param hops proxies whose `X-Forwarded-For` is believed, as for Fastify's `request.ip`
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  hops: number,
): string {
  const claimed = [headers['x-forwarded-for'] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const chain = [socket.remoteAddress ?? '', ...claimed.toReversed()];
  return chain[Math.min(hops, chain.length - 1)] ?? '';
}

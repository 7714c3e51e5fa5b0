import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

/** What a client sent. */
export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
export type Behaviour = (response: ServerResponse, request: SeenRequest) => void;

const message = z.object({ role: z.string(), content: z.unknown() });
const wholeBody = z.object({ messages: z.array(message), system: z.unknown().optional() });

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** An answer in the protocol that the path belongs to: Anthropic's or OpenAI's. */
export const says =
  (text: string, finish = 'stop'): Behaviour =>
  (response, { path }) => {
    if (path.endsWith('/messages'))
      json(response, 200, {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'test-model',
        content: [{ type: 'text', text }],
        stop_reason: 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: 200, output_tokens: 40 },
      });
    else
      json(response, 200, {
        id: 'c1',
        object: 'chat.completion',
        created: 1_790_000_000,
        model: 'test-model',
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
        usage: { prompt_tokens: 200, completion_tokens: 40, total_tokens: 240 },
      });
  };

export const fails =
  (status: number): Behaviour =>
  (response) =>
    json(response, status, { error: { message: 'a private detail', type: 'error', code: null } });

/** Repeats everything that it was told, the system prompt first. */
export const echoes: Behaviour = (response, request) => {
  const { messages, system } = wholeBody.parse(JSON.parse(request.body));
  says(`${JSON.stringify(system ?? '')} ${JSON.stringify(messages)}`)(response, request);
};

export const isSilent: Behaviour = () => undefined;
export const garbles: Behaviour = (response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": [{"mess');
export const streams: Behaviour = (response) =>
  response
    .writeHead(200, { 'content-type': 'text/event-stream' })
    .end('data: {"choices":[{"index":0,"delta":{"content":"Hi"}}]}\n\ndata: [DONE]\n\n');
/** Ten megabytes without a length in front. */
export const floods: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = 'a'.repeat(64 * 1024);
  let left = 160;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(piece)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
};

/** A server on this machine that speaks like a provider. It ends with the test. */
export async function modelServer(first: Behaviour) {
  let behaviour = first;
  const seen: SeenRequest[] = [];
  let sentBytes = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      seen.push({ path: request.url ?? '', headers: request.headers, body });
      response.on('close', () => {
        sentBytes = response.socket?.bytesWritten ?? sentBytes;
      });
      behaviour(response, { path: request.url ?? '', headers: request.headers, body });
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    seen,
    sentBytes: () => sentBytes,
    now: (next: Behaviour) => {
      behaviour = next;
    },
  };
}

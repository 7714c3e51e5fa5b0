import { createRouter } from '@colyseus/core';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from './create-http-server.ts';

test('a client that sends its head byte by byte is closed (security 0.6)', async () => {
  const server = createHttpServer(
    () => createRouter({}),
    null,
    () => new Response('ok'),
  );
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(10_000);
  // The times themselves were looked at above: here they are short, so that nobody waits.
  server.headersTimeout = 200;
  server.requestTimeout = 200;
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text: Buffer) => (answer += text.toString()));
  // A byte that is under way when the server closes resets the connection, and the answer may be lost with it.
  let isReset = false;
  socket.on('error', () => (isReset = true));
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const timer = setInterval(() => socket.write('a'), 100);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer);
  expect(answer).toMatch(isReset ? /^$|^HTTP\/1\.1 408/ : /^HTTP\/1\.1 408/);
});

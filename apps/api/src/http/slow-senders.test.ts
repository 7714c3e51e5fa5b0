import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/test-api.ts';

const { app } = await startTestApi();

/** Sends the beginning, then one byte at a time, until the server has had enough of it. */
async function drip(port: number, begin: string): Promise<{ answer: string; isReset: boolean }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text: Buffer) => (answer += text.toString()));
  // A byte that is under way when the server closes resets the connection, and the answer may be lost with it.
  let isReset = false;
  socket.on('error', () => (isReset = true));
  socket.write(begin);
  const timer = setInterval(() => socket.write('a'), 100);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer);
  return { answer, isReset };
}

test('a client that sends head or body byte by byte is closed (security 0.6)', async () => {
  expect(app.server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(app.server.requestTimeout).toBeLessThanOrEqual(10_000);
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  // The times themselves were looked at above: here they are short, so that nobody waits.
  app.server.headersTimeout = 200;
  app.server.requestTimeout = 200;
  const answers = await Promise.all([
    drip(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    drip(
      port,
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"username":"',
    ),
  ]);
  for (const { answer, isReset } of answers)
    expect(answer).toMatch(isReset ? /^$|^HTTP\/1\.1 408/ : /^HTTP\/1\.1 408/);
  const { statusCode } = await app.inject('/healthz');
  expect(statusCode).toBe(200);
});

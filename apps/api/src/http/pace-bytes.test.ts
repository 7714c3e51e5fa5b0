import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { paceBytes } from './pace-bytes.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

test('of a thousand chunks that wait, few have been taken a moment later', async () => {
  let taken = 0;
  const poured = new Readable({
    read() {
      taken += 1;
      this.push(taken <= 1000 ? CHUNK : null);
    },
  });
  const out = poured.pipe(paceBytes());
  await once(out, 'data');
  out.resume();
  await new Promise(setImmediate);
  expect(taken).toBeLessThan(10);
  poured.destroy();
  out.destroy();
});

test('what is sent arrives whole, in order and with its end', async () => {
  const sent = Array.from({ length: 300 }, (_, at) => Buffer.from(`${at},`.repeat(at)));
  const client = new PassThrough();
  const got = buffer(client.pipe(paceBytes()));
  for (const one of sent) client.write(one);
  client.end();
  expect((await got).equals(Buffer.concat(sent))).toBe(true);
});

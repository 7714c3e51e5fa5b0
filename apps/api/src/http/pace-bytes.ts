import { Transform } from 'node:stream';

/** One MiB a second: far more than a game or a call sends. */
const BYTES_A_MS = 2 ** 20 / 1000;

/**
 * Passes bytes on, and takes no more for as long as they take at one MiB a second. A client that pours without end is closed by the
 * game server after its first chunks; without the pause, hundreds of chunks had gone through this process by then.
 */
export const paceBytes = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      this.push(chunk);
      const wait = Math.floor(chunk.length / BYTES_A_MS);
      if (wait === 0) done();
      else setTimeout(done, wait).unref();
    },
  });

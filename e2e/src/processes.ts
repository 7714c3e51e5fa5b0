import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';

/** A port that nobody listens on now. */
export const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? done(address.port)
          : fail(new Error('no free port')),
      );
    });
  });

/** Processes that carry this data directory in their environment or arguments, by what /proc says. */
export function processesOf(dataDir: string): string[] {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      // The process ended while it was looked at, or there is no /proc here.
      return '';
    }
  };
  const ids = read('/proc/self/stat') === '' ? [] : readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids
    .filter((id) => Number(id) !== process.pid)
    .filter((id) => (read(`/proc/${id}/environ`) + read(`/proc/${id}/cmdline`)).includes(dataDir))
    .map((id) => `${id} ${read(`/proc/${id}/cmdline`).replaceAll('\0', ' ')}`);
}

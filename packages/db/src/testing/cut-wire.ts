import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>): number => {
  if (address === null || typeof address === 'string') throw new Error('the wire has no port');
  return address.port;
};

/** A TCP proxy that simulates faults: it can hold all bytes back, or reset every connection. */
export async function cutWire(target: URL) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHeld = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    if (isHeld) for (const side of pair) side.pause();
    for (const side of pair) {
      side.setNoDelay(true);
      side.on('error', () => undefined);
      side.once('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${portOf(server.address())}`;
  const hold = (isHeldNow: boolean) => {
    isHeld = isHeldNow;
    for (const [near, far] of pairs)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        if (isHeld) from.unpipe(to).pause();
        else from.pipe(to);
      }
  };
  return {
    url: url.href.replace(/\/$/, ''),
    /** Holds all bytes back. Neither side notices. */
    blackHole: () => hold(true),
    heal: () => hold(false),
    reset: () => {
      for (const [near, far] of pairs) {
        near.resetAndDestroy();
        far.resetAndDestroy();
      }
    },
    stop: async () => {
      for (const pair of pairs) for (const side of pair) side.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

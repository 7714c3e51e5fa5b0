import { once } from 'node:events';
import { createServer } from 'node:net';
import { z } from 'zod';

const address = z.object({ port: z.int() });

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = address.parse(holder.address());
  await new Promise((closed) => holder.close(closed));
  return port;
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const CLAIMS = [
  undefined,
  '',
  '192.0.2.1',
  '192.0.2.1, 192.0.2.2',
  ' , 192.0.2.9 ,192.0.2.8,',
  '2001:db8::1',
];

test.each([0, 1, 2, 5])('with %i believed proxies it says what Fastify says', async (hops) => {
  const app = fastify({ trustProxy: hops > 0 ? (_address, hop) => hop < hops : false });
  app.get('/', (request) => request.ip);
  const fastifys = await app.listen({ port: 0, host: '127.0.0.1' });
  const server = createServer((request, reply) => reply.end(clientAddress(request, hops)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(async () => {
    server.close();
    await app.close();
  });
  const address = server.address();
  const ours = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  for (const claim of CLAIMS) {
    const headers = claim === undefined ? {} : { 'x-forwarded-for': claim };
    const says = async (url: string) => (await fetch(url, { headers })).text();
    expect([claim, await says(ours)]).toEqual([claim, await says(fastifys)]);
  }
});

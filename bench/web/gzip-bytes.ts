import { get } from 'node:http';

export interface Weights {
  readonly js: number;
  readonly css: number;
}

/** Bytes of one file as the server sends it gzipped. */
const bytesOf = (address: string): Promise<number> =>
  new Promise((done, fail) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('end', () => done(bytes));
      response.once('error', fail);
    }).once('error', fail);
  });

async function sum(addresses: readonly string[], ending: string): Promise<number> {
  const sizes = await Promise.all(
    addresses.filter((one) => new URL(one).pathname.endsWith(ending)).map(bytesOf),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/** What a page's scripts and styles weigh gzipped. */
export const gzipWeights = async (addresses: readonly string[]): Promise<Weights> => ({
  js: await sum(addresses, '.js'),
  css: await sum(addresses, '.css'),
});

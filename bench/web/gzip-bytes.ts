import { get } from 'node:http';
import { gzipSync } from 'node:zlib';

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

const STYLE = /<style[^>]*>([^<]*)<\/style>/g;

/** Styles that stand in the page itself, so that its first paint waits for nothing else. */
async function inlineStyles(page: string | undefined): Promise<number> {
  if (page === undefined) return 0;
  const html = await (await fetch(page)).text();
  const styles = [...html.matchAll(STYLE)].map(([, style = '']) => style).join('');
  return styles === '' ? 0 : gzipSync(styles).length;
}

/** What a page's scripts and styles weigh gzipped; the styles of `page` itself count too. */
export const gzipWeights = async (addresses: readonly string[], page?: string): Promise<Weights> => ({
  js: await sum(addresses, '.js'),
  css: (await sum(addresses, '.css')) + (await inlineStyles(page)),
});

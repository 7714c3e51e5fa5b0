import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ baseUrl: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    readFile(join(folder, name)).then(
      (body) => {
        const type = TYPES[extname(name)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  const port = await new Promise<number>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) done(address.port);
      else fail(new Error('no free port'));
    });
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { baseUrl: `http://127.0.0.1:${port}/`, stop };
}

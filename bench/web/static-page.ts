import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Static</title><link rel="stylesheet" href="/page.css"></head><body><main><h1>A page without any script</h1>
${'<p>It shows what the network and the machine alone cost.</p>'.repeat(12)}</main></body></html>`;
const CSS =
  'body{margin:0;font:16px/1.5 system-ui;background:#fff8ec;color:#1b2450}main{max-width:60ch;margin:auto;padding:24px}';

/** The yardstick: HTML and one small stylesheet, served by this process in the same run. */
export async function serveStaticPage(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const isCss = request.url === '/page.css';
    response.setHeader('content-type', isCss ? 'text/css' : 'text/html');
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(isCss ? CSS : HTML));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

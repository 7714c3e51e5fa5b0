import { CALL_IDS, restOf } from '../calls/all-calls.ts';
import { splitRoute } from '../calls/rest-endpoint.ts';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Requests a test; FUZZ_RUNS raises it for a nightly run. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1500);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
/** An incomplete request gets no answer; this long without an answer means that none comes. */
const SILENCE_MS = 15_000;

const dist = await mkdtemp(join(tmpdir(), 'noodlenaut-dist-'));
await mkdir(join(dist, 'assets'));
await writeFile(join(dist, 'assets/app-1.js'), 'export {};');
await writeFile(join(dist, 'index.html'), '<p><!--boot--></p>');
await writeFile(join(dist, 'landing.html'), '<p>landing</p>');
await writeFile(join(dist, 'csp.json'), '{"landingStyleAttrHashes":[]}');
const api = await startTestApi({ env: { WEB_DIST: dist, RATE_LIMIT_FACTOR: '10000' } });
const { cookie } = await signedIn(api, 'student', { grade: '3rd' });
await api.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = Object(api.app.server.address());
afterAll(() => rm(dist, { recursive: true }));

/** Sends bytes as they are; all that comes back until the socket closes. */
const send = (bytes: string) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('silence')));
    socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });

/** What is wrong with an answer; null when nothing is. A socket that is closed without an answer is fine too. */
function fault(answer: string): string | null {
  if (answer === '') return null;
  const [head = ''] = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n', 1);
  const [line = '', ...rest] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1]);
  if (!(status >= 200 && status < 500)) return `status: ${line}`;
  const headers = new Map(
    rest.map((text) => [
      text.slice(0, text.indexOf(':')).toLowerCase(),
      text.slice(text.indexOf(':') + 1).trim(),
    ]),
  );
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (headers.get(name) !== value) return `${line} without ${name}`;
  const cache = headers.get('cache-control');
  const mayBeKept =
    (status === 200 || status === 206 || status === 304) && cache?.includes('immutable') === true;
  return cache === 'no-store' || mayBeKept ? null : `${line} with cache-control ${cache}`;
}

const PATHS = [
  '/',
  '//',
  '//[',
  '///',
  '/[',
  '/\\',
  '/%',
  '/%00',
  '/%2e%2e/',
  '/%c0%ae',
  '/a%2fb',
  '/?',
  '/??',
  '/#',
  '/?%',
  '*',
  '/assets',
  '/assets/',
  '/assets//',
  '/assets/%00',
  '/assets/%',
  '/assets/..',
  '/assets/%2e%2e%2findex.html',
  '/assets/app-1.js',
  '/assets/app-1.js/',
  '/assets/app-1.js%00',
  '/assets/app-1.js?x=%00',
  '/favicon.svg',
  '/trpc',
  '/trpc/',
  '/trpc//',
  '/trpc/%00',
  '/trpc/a,b,,',
  '/trpc/subjects.list?batch=1&input={}',
  '/trpc/subjects.list?input=%',
  '/trpc/__proto__',
  '/trpc/constructor?batch=1',
  '/trpc/account.user,account.user?batch=1&input=%7B',
  '/api',
  '/api/',
  '/api/docs',
  '/api/docs/..%2f',
  '/api/%00',
  '/api/user',
  '/api/user/',
  '/api/lessons/%00',
  '/api/lessons/%ff',
  '/game',
  '/game/',
  '/game/x/y',
  '/healthz',
  '/readyz',
  'http://[',
  'http://localhost/',
  'x',
  '',
  '/' + 'a'.repeat(7000),
  ...CALL_IDS.map((id) => splitRoute(restOf(id)).path.replace(/\{\w+\}/g, '%00')),
];
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'PROPFIND',
  'get',
  'X',
  '',
];
const HEADERS = [
  'host: localhost',
  'host:',
  'host: [',
  'host: a b',
  'host: localhost:99999',
  'origin: null',
  'origin: http://[',
  'origin: x',
  'sec-fetch-site: same-origin',
  'sec-fetch-site: \x01',
  'accept: */*',
  'accept: text/html',
  'accept:',
  'accept-encoding: br',
  'accept-encoding: gzip;q=x',
  'range: bytes=0-',
  'range: bytes=9-1',
  'if-none-match: *',
  'if-modified-since: never',
  'content-type: application/json',
  'content-type: application/json; charset=x',
  'content-type: ;',
  'content-length: 2',
  'content-length: 99',
  'content-length: -1',
  'content-length: 1, 2',
  'transfer-encoding: chunked',
  'transfer-encoding: x',
  'content-encoding: gzip',
  'expect: 100-continue',
  'expect: 200-ok',
  'authorization: Bearer',
  'authorization: Bearer \xff',
  'authorization: Basic x',
  'cookie: sessionId',
  'cookie: sessionId=%',
  'cookie: sessionId=%00; sessionId=x',
  `cookie: sessionId=${cookie}`,
  'upgrade: websocket',
  'upgrade: x',
  'connection: upgrade',
  'connection: keep-alive, upgrade',
  'x-forwarded-for: %00, ::',
  'forwarded: for=',
  'trpc-accept: application/jsonl',
  'trpc-batch-mode: stream',
  'te: trailers',
  'x: ' + 'y'.repeat(20_000),
  ' folded',
  'no colon',
  ': nothing',
  'x\x00y: z',
];
const BODIES = [
  '',
  '{}',
  '{',
  '[]',
  'null',
  '\x00',
  '{"grade":"\x00"}',
  '{"__proto__":{}}',
  '2\r\n{}\r\n0\r\n\r\n',
  'zz\r\n',
  '0\r\n\r\n',
];

const wild = fc.string({ unit: 'binary', maxLength: 30 });
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PATHS) },
  fc.tuple(fc.constantFrom(...PATHS), wild).map(([start, end]) => start + encodeURI(end.toWellFormed())),
  wild.map((text) => `/${text}`),
);
const request = fc
  .record({
    method: fc.constantFrom(...METHODS),
    path,
    headers: fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...HEADERS) }, wild), {
      maxLength: 5,
    }),
    body: fc.constantFrom(...BODIES),
  })
  .map(
    ({ method, path: url, headers, body }) =>
      `${method} ${url} HTTP/1.1\r\n${[...headers, 'connection: close'].join('\r\n')}\r\n\r\n${body}`,
  );
const requests = fc.sample(request, { numRuns: RUNS, seed: SEED });

async function faultsOf(all: readonly string[]): Promise<readonly string[]> {
  const waiting = [...all];
  const found: string[] = [];
  let answered = 0;
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const answer = await send(next);
      if (answer !== '') answered += 1;
      const wrong = fault(answer);
      if (wrong !== null) found.push(`${wrong} <- ${JSON.stringify(next.slice(0, 200))}`);
    }
  };
  await Promise.all(Array.from({ length: 50 }, work));
  // A socket that is closed without an answer proves nothing.
  expect(answered).toBeGreaterThan(all.length * 0.8);
  return found;
}

test('every path, plainly asked for over TCP, brings no 5xx and every security header', async () => {
  const plain = PATHS.flatMap((url) =>
    ['GET', 'HEAD', 'POST', 'DELETE'].map(
      (method) => `${method} ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    ),
  );
  expect(await faultsOf(plain)).toEqual([]);
});

test('whatever bytes come over TCP bring no 5xx, and every answer has the security headers', async () => {
  expect(await faultsOf(requests)).toEqual([]);
  expect(fault(await send('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'))).toBeNull();
});

import { CALL_IDS, restOf } from '../calls/all-calls.ts';
import { expect, test } from 'vitest';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const student = await signedIn(api, 'student', { grade: '3rd' });
const grade = (headers: Record<string, string>, payload: string | Buffer = '{"grade":"1st"}') =>
  api.app.inject({
    method: 'PATCH',
    url: '/api/user/grade',
    cookies: { sessionId: student.cookie },
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const current = async () => (await student.ask('GET', '/api/user')).json().grade;

const FORGED: readonly (readonly [string, Record<string, string>])[] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' }],
  ['an origin without Sec-Fetch-Site', { origin: 'https://evil.example' }],
  ['the null origin', { origin: 'null' }],
  ['an origin that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['an origin that ends like ours', { origin: 'http://evil-localhost:3000' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['garbage', { origin: 'localhost' }],
  ['our host by another scheme', { origin: 'https://localhost:3000' }],
  [
    'an address that only the Host header names too',
    { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' },
  ],
  [
    'a page that says it is ours and names another',
    { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' },
  ],
];
test.each(FORGED)('[P2.08] a change that comes from %s is refused', async (_name, headers) => {
  const answer = await grade({ host: 'localhost:3000', ...headers });
  expect([answer.statusCode, answer.json()]).toEqual([403, { message: 'Blocked', code: 'bad_origin' }]);
  expect(await current()).toBe('3rd');
});

test.each(FORGED)('[P2.08] over tRPC too: %s', async (_name, headers) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/trpc/account.setGrade',
    cookies: { sessionId: student.cookie },
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
    payload: '{"grade":"1st"}',
  });
  expect(answer.statusCode).toBe(403);
  expect(await current()).toBe('3rd');
});

test.each([
  ['application/x-www-form-urlencoded', 'grade=1st'],
  ['text/plain', '{"grade":"1st"}'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="grade"\r\n\r\n1st\r\n--x--',
  ],
  ['application/octet-stream', '{"grade":"1st"}'],
])('bodies that a form can send are refused: %s', async (type, payload) => {
  const answer = await grade({ 'content-type': type }, payload);
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong_media_type']);
  const trpc = await api.app.inject({
    method: 'POST',
    url: '/trpc/account.setGrade',
    cookies: { sessionId: student.cookie },
    headers: { 'content-type': type },
    payload,
  });
  expect(trpc.statusCode).toBe(415);
  expect(await current()).toBe('3rd');
});

test('[P2.08] our own pages and clients without a browser may change things', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000', host: 'anything' },
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'http://[::1]:3000' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    {},
  ]) {
    expect((await grade(headers, '{"grade":"3rd"}')).statusCode).toBe(200);
  }
});

test.each([
  ['malformed JSON', '{"grade":', 400],
  ['a prototype in the body', '{"grade":"1st","__proto__":{"x":1}}', 400],
  ['too big', `{"grade":"${'x'.repeat(70_000)}"}`, 413],
  ['no fields', '', 400],
])('%s is told kindly', async (_name, payload, status) => {
  const answer = await grade({}, payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
});

test('headers of every answer close what a browser would leave open', async () => {
  const answer = await askAnonymously(api, 'GET', '/api/subjects');
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
});

test('a sign-in whose transaction fails leaves the cookie as it was', async () => {
  const own = await startTestApi();
  const register = (username: string) =>
    askAnonymously(own, 'POST', '/api/register', {
      username,
      password: 'a long enough one',
      subscriptionPlanId: 'adventure-scholars-free',
    });
  expect((await register('before')).headers['set-cookie']).toBeDefined();
  // The last thing of the transaction; by then the session is made.
  const store = { ...own.services.store };
  Object.assign(own.services.store, {
    transaction: (work: Parameters<typeof store.transaction>[0]) =>
      store.transaction(async (inside) => {
        await work(inside);
        throw new Error('the commit failed');
      }),
  });
  const failed = await register('after');
  expect([failed.statusCode, failed.headers['set-cookie']]).toEqual([500, undefined]);
});

test('an address nobody serves: 404 as JSON for programs', async () => {
  expect((await askAnonymously(api, 'GET', '/api/nothing')).json()).toEqual({
    message: 'Not found',
    code: 'not_found',
  });
});

test('an unexpected error tells a request id and nothing else', async () => {
  const own = await startTestApi();
  const person = await signedIn(own, 'student', { grade: '3rd' });
  Object.assign(own.services.store.users, {
    own: () => Promise.reject(new Error('secret detail: password=hunter2')),
  });
  for (const url of ['/api/user', '/trpc/account.user']) {
    const answer = await own.app.inject({ url, cookies: { sessionId: person.cookie } });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/secret|hunter2|stack|node_modules/);
    expect(answer.body).toMatch(/"requestId":"[0-9a-f-]{36}"/);
  }
});

test.each([
  { name: 'gone', refused: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }) },
  { name: 'silent', refused: new Error('Query read timeout') },
])('a database that is $name: 503 with Retry-After, and well again by itself', async ({ refused }) => {
  const own = await startTestApi();
  const person = await signedIn(own, 'student', { grade: '3rd' });
  const find = own.services.store.sessions.find;
  Object.assign(own.services.store.sessions, { find: () => Promise.reject(refused) });
  const answer = await person.ask('GET', '/api/user');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
    503,
    '5',
    'unavailable',
  ]);
  Object.assign(own.services.store.sessions, { find });
  expect((await person.ask('GET', '/api/user')).statusCode).toBe(200);
});

test('a batch of more than ten is refused', async () => {
  const paths = Array.from({ length: 11 }, () => 'subjects.list').join(',');
  expect((await askAnonymously(api, 'GET', `/trpc/${paths}?batch=1&input={}`)).statusCode).toBe(400);
  const ten = await askAnonymously(
    api,
    'GET',
    `/trpc/${Array.from({ length: 10 }, () => 'subjects.list').join(',')}?batch=1&input={}`,
  );
  expect(ten.json()).toHaveLength(10);
  expect(ten.headers['cache-control']).toBe('no-store');
});

test('the OpenAPI document names every call, and its page asks nobody else', async () => {
  const document = (await askAnonymously(api, 'GET', '/api/openapi.json')).json();
  for (const call of CALL_IDS.map(restOf)) {
    const [method = '', path = ''] = call.split(' ');
    expect(document.paths[path.slice(4)]?.[method.toLowerCase()], call).toBeDefined();
  }
  const page = await askAnonymously(api, 'GET', '/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="https?:/);
});

test('an address that asks too much is told to wait', async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '0.01' } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => askAnonymously(strict, 'GET', '/api/subjects')),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

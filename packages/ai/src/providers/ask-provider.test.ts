import { expect, test, vi } from 'vitest';
import { memoryLedger } from '../testing/memory-ledger.ts';
import {
  echoes,
  fails,
  floods,
  garbles,
  isSilent,
  modelServer,
  says,
  streams,
  type Behaviour,
} from '../testing/model-server.ts';
import { askProvider } from './ask-provider.ts';
import type { RemoteSettings } from './provider-settings.ts';
import { providerOf } from './remote-provider.ts';

const KEY = 'sk-a-secret-key';
const DAY = '2026-11-23';
const ASKED = { system: 'Be kind.', turns: [], prompt: 'What is a moon?' };

async function providerAt(behaviour: Behaviour, change: Partial<RemoteSettings> = {}, restMs = 30_000) {
  const server = await modelServer(behaviour);
  const { ledger, days } = memoryLedger();
  const settings: RemoteSettings = {
    provider: 'openai-compatible',
    baseUrl: server.url,
    key: KEY,
    model: 'test-model',
    moderationModel: null,
    dailyCapCents: 100,
    inputCentsPerMillion: 1000,
    outputCentsPerMillion: 5000,
    ...change,
  };
  const provider = providerOf(settings, { ledger, now: () => new Date(`${DAY}T23:59:59Z`), restMs });
  if (!provider) throw new Error('no remote provider');
  return { server, provider, spent: () => days.get(DAY) ?? 0 };
}

test('[P7.02] the local provider asks nobody: there is no remote model', () => {
  const { ledger } = memoryLedger();
  expect(providerOf({ provider: 'local' }, { ledger, now: () => new Date() })).toBeNull();
});

test.each([
  ['openai-compatible', '/v1/chat/completions', 'authorization', `Bearer ${KEY}`],
  ['openai', '/v1/chat/completions', 'authorization', `Bearer ${KEY}`],
  ['anthropic', '/v1/messages', 'x-api-key', KEY],
] as const)(
  '[P7.03] %s answers at its own path, once, within the limits',
  async (name, path, header, secret) => {
    const { server, provider, spent } = await providerAt(says(' A moon goes around a planet. '), {
      provider: name,
    });
    const turns = [{ message: 'Hi', response: 'Hello' }];
    const answer = await askProvider(provider, {
      ...ASKED,
      turns,
      maxOutputTokens: 9999,
      temperature: 1,
    });
    expect(answer).toEqual({
      ok: true,
      text: 'A moon goes around a planet.',
      inputTokens: 200,
      outputTokens: 40,
      costCents: 0.4,
      model: 'test-model',
    });
    expect(spent()).toBeCloseTo(0.4, 9);
    expect(server.seen).toHaveLength(1);
    const [request] = server.seen;
    expect(request?.path).toBe(path);
    expect(request?.headers[header]).toBe(secret);
    const body: unknown = JSON.parse(request?.body ?? '');
    expect(body).toMatchObject({ model: 'test-model', max_tokens: 150, temperature: 0.4 });
    expect(body).not.toHaveProperty('tools');
    expect(body).not.toHaveProperty('stream', true);
    expect(request?.body).toContain('Be kind.');
    expect(request?.body).toContain('Hello');
  },
);

test.each([
  ['429', fails(429), 'overloaded', 0],
  ['503', fails(503), 'overloaded', 0],
  ['529', fails(529), 'overloaded', 0],
  ['500', fails(500), 'failed', 0],
  ['a wrong key', fails(401), 'refused', 0],
  ['an unknown model', fails(404), 'refused', 0],
  ['half an answer', garbles, 'garbage', 1],
  ['a stream that nobody asked for', streams, 'garbage', 1],
  ['an empty answer', says('  '), 'garbage', 1],
  ['an answer that its filter took back', says('x', 'content_filter'), 'refused', 0],
] as const)('[P7.03] %s is told by name and asked once', async (_what, behaviour, reason, isPaid) => {
  const errors = vi.spyOn(console, 'error');
  const warnings = vi.spyOn(console, 'warn');
  const { server, provider, spent } = await providerAt(behaviour);
  const answer = await askProvider(provider, ASKED);
  expect(answer).toMatchObject({ ok: false, reason });
  expect(server.seen).toHaveLength(1);
  expect(spent() > 0).toBe(isPaid === 1);
  for (const secret of [KEY, 'moon', 'kind', 'private detail', '127.0.0.1'])
    expect(JSON.stringify(answer)).not.toContain(secret);
  expect([...errors.mock.calls, ...warnings.mock.calls]).toEqual([]);
});

test('[P7.03] silence ends at the time limit, and what it may have cost stays set aside', async () => {
  const { provider, spent } = await providerAt(isSilent);
  const answer = await askProvider(provider, { ...ASKED, timeoutMs: 300 });
  expect(answer).toMatchObject({ ok: false, reason: 'timeout' });
  expect(spent()).toBeGreaterThan(0);
});

test('[P7.03] a child who leaves ends the request', async () => {
  const { provider } = await providerAt(isSilent);
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 50);
  expect(await askProvider(provider, { ...ASKED, signal: leaving.signal })).toMatchObject({
    reason: 'stopped',
  });
});

test('[P7.03] of ten megabytes only the first part is read', async () => {
  const { server, provider } = await providerAt(floods);
  expect(await askProvider(provider, ASKED)).toMatchObject({ ok: false, reason: 'too-long' });
  await vi.waitFor(() => expect(server.sentBytes()).toBeGreaterThan(0));
  expect(server.sentBytes()).toBeLessThan(8 * 1024 * 1024);
});

test('[P7.03] an address where nobody listens, and one that leads elsewhere', async () => {
  const { provider } = await providerAt(says('x'), { baseUrl: 'http://127.0.0.1:9/v1' });
  expect(await askProvider(provider, ASKED)).toMatchObject({ ok: false, reason: 'failed' });
  const elsewhere = await modelServer(says('from elsewhere'));
  const moved = await providerAt((response) =>
    response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end(),
  );
  expect(await askProvider(moved.provider, ASKED)).toMatchObject({ ok: false, reason: 'failed' });
  expect(elsewhere.seen).toEqual([]);
});

test('[P7.12] an answer that repeats the prompt comes back as it is, for the output policy to see', async () => {
  const { provider } = await providerAt(echoes);
  const answer = await askProvider(provider, ASKED);
  expect(answer.ok && answer.text).toContain('Be kind.');
});

test('[P7.18] the day is capped: what would cost too much is not asked', async () => {
  const { server, provider, spent } = await providerAt(says('Yes.'), { dailyCapCents: 1.3 });
  expect(await askProvider(provider, ASKED)).toMatchObject({ ok: true });
  expect(spent()).toBeCloseTo(0.4, 9);
  const both = await Promise.all([askProvider(provider, ASKED), askProvider(provider, ASKED)]);
  expect(both.map((one) => (one.ok ? 'ok' : one.reason)).sort()).toEqual(['cap', 'ok']);
  expect(server.seen).toHaveLength(2);
});

test('[P7.08] five failures in a row open the circuit; after a rest one request closes it', async () => {
  const { server, provider } = await providerAt(fails(500), {}, 200);
  for (let n = 0; n < 5; n += 1) await askProvider(provider, ASKED);
  server.now(says('Back.'));
  expect(await askProvider(provider, ASKED)).toMatchObject({ ok: false, reason: 'open-circuit' });
  expect(server.seen).toHaveLength(5);
  await new Promise((done) => setTimeout(done, 250));
  expect(await askProvider(provider, ASKED)).toMatchObject({ ok: true, text: 'Back.' });
});

test('a ledger that fails is an answer too: nobody is asked, nothing is thrown', async () => {
  const { server, provider } = await providerAt(says('x'));
  const broken = {
    ...provider,
    ledger: { ...provider.ledger, reserve: () => Promise.reject(new Error('x')) },
  };
  expect(await askProvider(broken, ASKED)).toMatchObject({ ok: false, reason: 'failed' });
  expect(server.seen).toEqual([]);
});

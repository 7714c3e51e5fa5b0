import { expect, test } from 'vitest';
import { fails, floods, garbles, isSilent, modelServer, type Behaviour } from '../testing/model-server.ts';
import { moderationOf } from './moderate.ts';

const flags =
  (flagged: boolean, ...named: readonly string[]): Behaviour =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'modr-1',
        model: 'test-moderation',
        results: [
          { flagged, categories: { hate: false, ...Object.fromEntries(named.map((name) => [name, true])) } },
        ],
      }),
    );

async function moderationAt(behaviour: Behaviour, key: string | null = 'sk-secret') {
  const server = await modelServer(behaviour);
  const moderate = moderationOf({
    provider: 'openai',
    baseUrl: server.url,
    key,
    model: 'm',
    moderationModel: 'test-moderation',
    dailyCapCents: 0,
    inputCentsPerMillion: 0,
    outputCentsPerMillion: 0,
  });
  if (!moderate) throw new Error('no moderation');
  return { server, moderate };
}

test.each([
  [[], []],
  [['self-harm/intent'], ['crisis.self-harm.provider']],
  [
    ['sexual', 'sexual/minors'],
    ['crisis.abuse.provider', 'harmful.sexual.provider'],
  ],
  [['harassment/threatening'], ['rude.bullying.provider']],
  [
    ['illicit/violent', 'violence/graphic'],
    ['harmful.violence.provider', 'harmful.weapons.provider'],
  ],
  [['a-category-of-next-year'], ['harmful.violence.provider']],
])('what it flags as %j is %j here', async (named, ids) => {
  const { server, moderate } = await moderationAt(flags(named.length > 0, ...named));
  expect((await moderate('some words')).map(({ id }) => id)).toEqual(ids);
  const [sent] = server.seen;
  expect([sent?.path, sent?.headers.authorization]).toEqual(['/v1/moderations', 'Bearer sk-secret']);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ model: 'test-moderation', input: 'some words' });
});

test.each([
  ['says 500', fails(500)],
  ['says 429', fails(429)],
  ['says half an answer', garbles],
  ['sends ten megabytes', floods],
  ['says something else', (response) => response.end('{"results":[]}')],
] satisfies readonly [string, Behaviour][])(
  'a provider that %s has no opinion, and nothing is thrown',
  async (_name, behaviour) => {
    const { moderate } = await moderationAt(behaviour);
    expect(await moderate('some words')).toEqual([]);
  },
);

test('after two seconds of silence there is no opinion; after five failures nobody is asked for a while', async () => {
  const { server, moderate } = await moderationAt(isSilent);
  expect(await moderate('some words')).toEqual([]);
  server.now(fails(503));
  for (let tries = 0; tries < 6; tries += 1) expect(await moderate('some words')).toEqual([]);
  expect(server.seen).toHaveLength(5);
});

test('no moderation is set, or the provider has none', () => {
  const settings = {
    provider: 'openai',
    baseUrl: null,
    key: 'k',
    model: 'm',
    moderationModel: null,
    dailyCapCents: 0,
    inputCentsPerMillion: 0,
    outputCentsPerMillion: 0,
  } as const;
  expect(moderationOf(settings)).toBeNull();
  expect(moderationOf({ ...settings, provider: 'anthropic', moderationModel: 'x' })).toBeNull();
});

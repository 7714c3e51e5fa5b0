import { expect, test } from 'vitest';
import { z } from 'zod';
import { memoryLedger } from '../testing/memory-ledger.ts';
import { modelServer, says, type Behaviour } from '../testing/model-server.ts';
import { askForObject } from './ask-for-object.ts';
import { providerOf } from './remote-provider.ts';

const schema = z.object({ answers: z.array(z.int()) });

async function askAt(behaviour: Behaviour, provider: 'openai-compatible' | 'openai' | 'anthropic') {
  const server = await modelServer(behaviour);
  const { ledger } = memoryLedger();
  const remote = providerOf(
    {
      provider,
      baseUrl: server.url,
      key: 'k',
      model: 'test-model',
      moderationModel: null,
      dailyCapCents: 100,
      inputCentsPerMillion: 1,
      outputCentsPerMillion: 1,
    },
    { ledger, now: () => new Date() },
  );
  if (!remote) throw new Error('no remote provider');
  const asked = await askForObject(remote, {
    system: 'Answer.',
    prompt: 'Which?',
    schema,
    maxOutputTokens: 500,
    timeoutMs: 3000,
  });
  return { asked, server };
}

test.each(['openai-compatible', 'openai'] as const)(
  '[P7.19] %s is asked for data by its schema, and the data is checked again',
  async (name) => {
    const { asked, server } = await askAt(says('{"answers":[0,2]}'), name);
    expect(asked).toMatchObject({ ok: true, value: { answers: [0, 2] } });
    expect(JSON.parse(server.seen[0]?.body ?? '')).toMatchObject({
      response_format: { type: 'json_schema' },
      max_tokens: 500,
    });
  },
);

test.each(['not json', '{"answers":["a"]}', '{}'])('[P7.19] %s is garbage', async (text) => {
  const { asked } = await askAt(says(text), 'openai-compatible');
  expect(asked).toMatchObject({ ok: false, reason: 'garbage' });
});

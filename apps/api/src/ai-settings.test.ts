import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const base = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/noodlenaut' };
const read = (ai: Record<string, string>) => readEnv({ ...base, ...ai });

test('[P7.02] without any setting the local model answers', () => {
  expect(read({}).AI).toEqual({ provider: 'local' });
  expect(read({ AI_PROVIDER: '', AI_KEY: '', AI_DAILY_CAP_CENTS: '' }).AI).toEqual({ provider: 'local' });
});

test('[P7.03] each provider says what it needs, by name, and no sentence holds the key', () => {
  expect(() => read({ AI_PROVIDER: 'openai-compatible' })).toThrow('set AI_BASE_URL, AI_MODEL too');
  expect(() => read({ AI_PROVIDER: 'openai', AI_KEY: 'sk-secret' })).toThrow(
    /set AI_MODEL, AI_INPUT_CENTS_PER_MILLION, AI_OUTPUT_CENTS_PER_MILLION too/,
  );
  expect(() => read({ AI_PROVIDER: 'anthropic', AI_KEY: 'sk-secret' })).toThrow(/^(?!.*sk-secret)/);
  expect(() => read({ AI_PROVIDER: 'chatty' })).toThrow('AI_PROVIDER');
});

test('[P7.03] a model beside this one needs no key and costs nothing; one outside needs https', () => {
  const near = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://ollama:11434/v1', AI_MODEL: 'small' };
  expect(read(near).AI).toEqual({
    provider: 'openai-compatible',
    baseUrl: 'http://ollama:11434/v1',
    key: null,
    model: 'small',
    moderationModel: null,
    dailyCapCents: 100,
    inputCentsPerMillion: 0,
    outputCentsPerMillion: 0,
  });
  expect(() => read({ ...near, AI_BASE_URL: 'http://models.example/v1' })).toThrow('AI_BASE_URL');
  expect(read({ ...near, AI_BASE_URL: 'https://models.example/v1' }).AI).toMatchObject({ key: null });
  expect(read({ ...near, AI_BASE_URL: 'http://192.168.1.7:8080/v1' }).AI).toMatchObject({ key: null });
});

test('moderation comes with openai, by name with others, and can be switched off', () => {
  const prices = { AI_INPUT_CENTS_PER_MILLION: '1', AI_OUTPUT_CENTS_PER_MILLION: '1' };
  const openai = { AI_PROVIDER: 'openai', AI_KEY: 'k', AI_MODEL: 'm', ...prices };
  expect(read(openai).AI).toMatchObject({ moderationModel: 'omni-moderation-latest' });
  expect(read({ ...openai, AI_MODERATION_MODEL: 'none' }).AI).toMatchObject({ moderationModel: null });
  expect(() => read({ ...openai, AI_PROVIDER: 'anthropic', AI_MODERATION_MODEL: 'm' })).toThrow(
    'AI_MODERATION_MODEL',
  );
});

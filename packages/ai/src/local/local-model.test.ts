import { generateText, streamText } from 'ai';
import { expect, test } from 'vitest';
import { localModel, localOptions, readAnswer, type Question } from '../index.ts';
import { cardsOf } from '../cards/card-index.ts';
import { glossaryOf } from '../glossary/glossary.ts';
import { lessonLibrary } from './testing/lesson-library.ts';

const model = localModel({ library: lessonLibrary(), glossary: glossaryOf([]), cards: cardsOf([]) });
const question = (message: string): Question => ({
  message,
  grade: '3rd',
  subject: null,
  open: null,
  turns: [],
});
const call = (message: string) => ({
  model,
  prompt: message,
  maxRetries: 0,
  providerOptions: localOptions(question(message)),
});

test('[P7.01] [P7.02] the AI SDK calls the local model as any other, without a key and without a network', async () => {
  const result = await generateText(call('what is 6 x 7'));
  expect(result.text).toContain('6 × 7 = 42');
  expect(readAnswer(result)).toMatchObject({
    practice: { subject: 'math', skill: 'math-multiplication' },
    isKnown: true,
  });
  expect(result.usage.outputTokens).toBeGreaterThan(5);
});

test('streams the same answer', async () => {
  const [whole, streamed] = [await generateText(call('half of 30')), streamText(call('half of 30'))];
  expect(await streamed.text).toBe(whole.text);
});

test('a call without a question is an error, and a stopped call answers nothing', async () => {
  await expect(generateText({ model, prompt: 'hello', maxRetries: 0 })).rejects.toThrow(/expected object/);
  await expect(generateText({ ...call('half of 30'), abortSignal: AbortSignal.abort() })).rejects.toThrow(
    /abort/i,
  );
});

test('an answer of another provider has no suggestions', () => {
  expect(readAnswer({ text: 'Hi.' })).toEqual({
    text: 'Hi.',
    suggestions: [],
    practice: null,
    isKnown: true,
  });
});

import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { z } from 'zod';
import { answerLocally } from './answer-locally.ts';
import type { LocalSources } from './ask.ts';
import type { Answer, Question } from './question.ts';
import { PROVIDER, questionSchema } from './question-schema.ts';

const options = z.object({ question: questionSchema });
const STOPPED: LanguageModelV4FinishReason = { unified: 'stop', raw: undefined };

/** No model reads tokens here. Words are counted, so that a cap on what is used counts every answer. */
function usageOf({ message }: Question, { text }: Answer): LanguageModelV4Usage {
  const count = (words: string) => words.split(/\s+/).filter(Boolean).length;
  const [input, output] = [count(message), count(text)];
  return {
    inputTokens: { total: input, noCache: input, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: output, text: output, reasoning: undefined },
  };
}

const metadataOf = ({ suggestions, practice, isKnown }: Answer) => ({
  [PROVIDER]: { suggestions: [...suggestions], practice: practice && { ...practice }, isKnown },
});

/**
 * The local answers as a language model of the AI SDK, so that the same call serves every provider (P7.01, P7.02). The question
 * comes in `providerOptions`, made by `localOptions`; suggestions and practice go out in `providerMetadata`, read by
 * `readAnswer`.
 */
export function localModel(sources: LocalSources): LanguageModelV4 {
  const answer = async ({ providerOptions, abortSignal }: LanguageModelV4CallOptions) => {
    abortSignal?.throwIfAborted();
    const { question } = options.parse(providerOptions?.[PROVIDER]);
    return { question, answer: await answerLocally(question, sources) };
  };
  return {
    specificationVersion: 'v4',
    provider: PROVIDER,
    modelId: 'local',
    supportedUrls: {},
    doGenerate: async (call) => {
      const done = await answer(call);
      return {
        content: [{ type: 'text', text: done.answer.text }],
        finishReason: STOPPED,
        usage: usageOf(done.question, done.answer),
        providerMetadata: metadataOf(done.answer),
        warnings: [],
      };
    },
    doStream: async (call) => {
      const done = await answer(call);
      const parts: readonly LanguageModelV4StreamPart[] = [
        { type: 'stream-start', warnings: [] },
        { type: 'text-start', id: '0' },
        { type: 'text-delta', id: '0', delta: done.answer.text },
        { type: 'text-end', id: '0' },
        {
          type: 'finish',
          finishReason: STOPPED,
          usage: usageOf(done.question, done.answer),
          providerMetadata: metadataOf(done.answer),
        },
      ];
      return { stream: ReadableStream.from(parts) };
    },
  };
}

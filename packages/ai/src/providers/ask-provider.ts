import { generateText } from 'ai';
import type { Turn } from '../local/question.ts';
import { ask, type Paid } from './ask.ts';
import type { AskFailure } from './ask-failure.ts';
import type { RemoteProvider } from './remote-provider.ts';

/** The most tokens of an answer to a child (security 6.2, stage S5). */
const MAX_OUTPUT_TOKENS = 150;
const MAX_TEMPERATURE = 0.4;
/** For the whole request, in milliseconds (security 6.2, stage S5). */
const TIMEOUT_MS = 8000;

export interface ProviderRequest {
  readonly system: string;
  /** Earlier turns of the conversation, oldest first. */
  readonly turns: readonly Turn[];
  readonly prompt: string;
  /** At most 150, and 150 by default. */
  readonly maxOutputTokens?: number;
  /** At most 0.4; 0.2 by default. */
  readonly temperature?: number;
  /** 8,000 by default. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}
export type ProviderAnswer = ({ readonly ok: true; readonly text: string } & Paid) | AskFailure;

/**
 * Asks the remote model once: no stream, no tools, no second try (P7.03, security 6.2, stage S5). The answer is unchecked: no child
 * may see it before the output policy.
 * @returns the plain text with what it cost, or why there is none; never throws
 */
export async function askProvider(
  provider: RemoteProvider,
  { system, turns, prompt, timeoutMs = TIMEOUT_MS, signal, ...wished }: ProviderRequest,
): Promise<ProviderAnswer> {
  const maxOutputTokens = Math.min(wished.maxOutputTokens ?? MAX_OUTPUT_TOKENS, MAX_OUTPUT_TOKENS);
  const asked = await ask<string>(provider, {
    prompt: [system, prompt, ...turns.flatMap(({ message, response }) => [message, response])].join('\n'),
    maxOutputTokens,
    timeoutMs,
    signal,
    run: async (abortSignal) => {
      const { text, finishReason, usage } = await generateText({
        model: provider.model,
        instructions: system,
        messages: [
          ...turns.flatMap(({ message, response }) => [
            { role: 'user' as const, content: message },
            { role: 'assistant' as const, content: response },
          ]),
          { role: 'user', content: prompt },
        ],
        maxOutputTokens,
        temperature: Math.min(wished.temperature ?? 0.2, MAX_TEMPERATURE),
        maxRetries: 0,
        abortSignal,
      });
      if (finishReason === 'content-filter')
        return { ok: false, reason: 'refused', detail: 'content filter' } as const;
      if (text.trim() === '') return { ok: false, reason: 'garbage', detail: 'empty answer' } as const;
      return { value: text.trim(), usage };
    },
  });
  if (!asked.ok) return asked;
  const { value, ...paid } = asked;
  return { ...paid, text: value };
}

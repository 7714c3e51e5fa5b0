import { generateText, Output } from 'ai';
import type { z } from 'zod';
import { ask, type Asked } from './ask.ts';
import type { RemoteProvider } from './remote-provider.ts';

export interface ObjectRequest<Value> {
  readonly system: string;
  readonly prompt: string;
  /** What the answer must be. The model gets it as a JSON schema. */
  readonly schema: z.ZodType<Value>;
  readonly maxOutputTokens: number;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/**
 * Asks the remote model for data in a fixed form (P7.19). A grown-up waits for it, so it may take longer than an answer to a child.
 * @returns what the schema read, with what it cost, or why there is none; never throws
 */
export const askForObject = <Value>(
  provider: RemoteProvider,
  { system, prompt, schema, maxOutputTokens, timeoutMs, signal }: ObjectRequest<Value>,
): Promise<Asked<Value>> =>
  ask<Value>(provider, {
    prompt: `${system}\n${prompt}`,
    maxOutputTokens,
    timeoutMs,
    signal,
    run: async (abortSignal) => {
      const { output, usage } = await generateText({
        model: provider.model,
        instructions: system,
        prompt,
        output: Output.object({ schema }),
        maxOutputTokens,
        temperature: 0.4,
        maxRetries: 0,
        abortSignal,
      });
      const read = schema.safeParse(output);
      if (!read.success) return { ok: false, reason: 'garbage', detail: 'another form' } as const;
      return { value: read.data, usage };
    },
  });

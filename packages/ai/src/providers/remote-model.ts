import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { boundedFetch } from './bounded-fetch.ts';
import type { RemoteSettings } from './provider-settings.ts';

/** The most bytes of one answer. A draft of ten questions has about 12 KB. */
export const MAX_ANSWER_BYTES = 256 * 1024;

/** The client of the AI SDK for a remote provider (P7.03). */
export function remoteModel({ provider, baseUrl, key, model }: RemoteSettings): LanguageModelV4 {
  // Warnings of the AI SDK go to the console otherwise, outside of our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const fetch = boundedFetch(MAX_ANSWER_BYTES);
  const own = { ...(baseUrl !== null && { baseURL: baseUrl }), apiKey: key ?? '', fetch };
  if (provider === 'anthropic') return createAnthropic(own)(model);
  // Chat Completions, not Responses: the latter keeps every conversation at the provider unless told otherwise.
  if (provider === 'openai') return createOpenAI(own).chat(model);
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    ...(key !== null && { apiKey: key }),
    fetch,
    supportsStructuredOutputs: true,
  })(model);
}

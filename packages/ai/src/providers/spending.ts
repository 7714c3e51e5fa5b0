import type { RemoteSettings } from './provider-settings.ts';

const MILLION = 1_000_000;

/** What tokens cost, in cents with fractions. */
export const costOf = (settings: RemoteSettings, inputTokens: number, outputTokens: number): number =>
  (inputTokens * settings.inputCentsPerMillion + outputTokens * settings.outputCentsPerMillion) / MILLION;

/** The most that a prompt can cost, in cents: no usual tokenizer makes more tokens than there are bytes. */
export const mostOf = (settings: RemoteSettings, prompt: string, maxOutputTokens: number): number =>
  costOf(settings, new TextEncoder().encode(prompt).byteLength, maxOutputTokens);

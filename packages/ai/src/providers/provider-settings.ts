/** Who answers. `local` needs no key and no network (P7.02, P7.03). */
export const AI_PROVIDERS = ['local', 'openai-compatible', 'openai', 'anthropic'] as const;
export type AiProviderName = (typeof AI_PROVIDERS)[number];

/** How a model outside of this process is reached, and what it may cost. */
export interface RemoteSettings {
  readonly provider: Exclude<AiProviderName, 'local'>;
  /** Null: the provider's own address. Needed for `openai-compatible`. */
  readonly baseUrl: string | null;
  /** Null: none is sent. `openai` and `anthropic` need one. */
  readonly key: string | null;
  readonly model: string;
  /** Which model moderates beside our own policy, by OpenAI's protocol; null: none does (security 6.2). */
  readonly moderationModel: string | null;
  /** The most that one UTC day may cost, in cents. */
  readonly dailyCapCents: number;
  /** Cents for a million tokens of the prompt, and of the answer. Zero for a model of one's own. */
  readonly inputCentsPerMillion: number;
  readonly outputCentsPerMillion: number;
}
export type ProviderSettings = { readonly provider: 'local' } | RemoteSettings;

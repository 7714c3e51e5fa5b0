import type { AiProviderName, ProviderSettings } from '@noodlenaut/ai';
import { isLocalName } from './outside.ts';

/** The variables AI_* as the environment has them. */
export interface AiVariables {
  readonly NODE_ENV: string;
  readonly AI_PROVIDER: AiProviderName;
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_KEY?: string | undefined;
  readonly AI_MODEL?: string | undefined;
  readonly AI_MODERATION_MODEL?: string | undefined;
  readonly AI_DAILY_CAP_CENTS: number;
  readonly AI_INPUT_CENTS_PER_MILLION?: number | undefined;
  readonly AI_OUTPUT_CENTS_PER_MILLION?: number | undefined;
}
type Settled =
  | { readonly ok: true; readonly settings: ProviderSettings }
  | { readonly ok: false; readonly sentence: string };

const NEEDED = {
  'openai-compatible': ['AI_BASE_URL', 'AI_MODEL'],
  // Without prices nobody could hold the cap of the day.
  openai: ['AI_KEY', 'AI_MODEL', 'AI_INPUT_CENTS_PER_MILLION', 'AI_OUTPUT_CENTS_PER_MILLION'],
  anthropic: ['AI_KEY', 'AI_MODEL', 'AI_INPUT_CENTS_PER_MILLION', 'AI_OUTPUT_CENTS_PER_MILLION'],
} as const;

/** OpenAI's own moderation costs nothing. */
const OPENAI_MODERATION = 'omni-moderation-latest';
const moderationModelOf = (provider: AiProviderName, set: string | undefined): string | null => {
  if (provider === 'anthropic' || set === 'none') return null;
  return set ?? (provider === 'openai' ? OPENAI_MODERATION : null);
};

/** Whether an address is this machine, a name without a dot (a container beside this one) or one of a private network. */
const isNear = (hostname: string): boolean =>
  isLocalName(hostname) ||
  !/[.:]/.test(hostname) ||
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$/.test(hostname);

/** The provider's settings, or one sentence for the operator that names each missing variable and holds no value (P7.03). */
export function aiSettings(env: AiVariables): Settled {
  const { AI_PROVIDER: provider } = env;
  if (provider === 'local') return { ok: true, settings: { provider } };
  const missing = NEEDED[provider].filter((name) => env[name] === undefined);
  if (missing.length > 0)
    return { ok: false, sentence: `AI_PROVIDER is ${provider}: set ${missing.join(', ')} too.` };
  if (provider === 'anthropic' && env.AI_MODERATION_MODEL !== undefined && env.AI_MODERATION_MODEL !== 'none')
    return {
      ok: false,
      sentence: 'AI_MODERATION_MODEL is set, but AI_PROVIDER anthropic has no moderation.',
    };
  const base = env.AI_BASE_URL === undefined ? null : new URL(env.AI_BASE_URL);
  if (env.NODE_ENV === 'production' && base?.protocol === 'http:' && !isNear(base.hostname))
    return {
      ok: false,
      sentence: 'AI_BASE_URL is http on an outside address: what children ask would travel unprotected.',
    };
  return {
    ok: true,
    settings: {
      provider,
      baseUrl: env.AI_BASE_URL ?? null,
      key: env.AI_KEY ?? null,
      model: env.AI_MODEL ?? '',
      moderationModel: moderationModelOf(provider, env.AI_MODERATION_MODEL),
      dailyCapCents: env.AI_DAILY_CAP_CENTS,
      inputCentsPerMillion: env.AI_INPUT_CENTS_PER_MILLION ?? 0,
      outputCentsPerMillion: env.AI_OUTPUT_CENTS_PER_MILLION ?? 0,
    },
  };
}

import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { z } from 'zod';
import type { RuleMatch } from '../policy/rules/matcher.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { RemoteSettings } from './provider-settings.ts';

/** For the whole request, in milliseconds: a child waits for it. */
const TIMEOUT_MS = 2000;
const MAX_BYTES = 64 * 1024;
const FAILURES = 5;
const REST_MS = 30_000;
const OPENAI = 'https://api.openai.com/v1';

/** The categories of OpenAI's moderation, the most serious first; one that ends with '/...' counts as what stands before it. */
const MEANS: readonly (readonly [prefix: string, match: RuleMatch])[] = [
  ['self-harm', { id: 'crisis.self-harm.provider', category: 'self-harm', severity: 'crisis' }],
  ['sexual/minors', { id: 'crisis.abuse.provider', category: 'abuse', severity: 'crisis' }],
  ['sexual', { id: 'harmful.sexual.provider', category: 'sexual', severity: 'harmful' }],
  ['violence', { id: 'harmful.violence.provider', category: 'violence', severity: 'harmful' }],
  ['illicit', { id: 'harmful.weapons.provider', category: 'weapons', severity: 'harmful' }],
  ['hate', { id: 'harmful.hate.provider', category: 'hate', severity: 'harmful' }],
  ['harassment', { id: 'rude.bullying.provider', category: 'bullying', severity: 'rude' }],
];
/** A category of a later model that nobody here knows yet is no reason to let the text pass. */
const UNKNOWN: RuleMatch = { id: 'harmful.violence.provider', category: 'violence', severity: 'harmful' };

const reply = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()) })).min(1),
});

/**
 * What the provider's moderation has against a text (security 6.2). Empty: nothing, or no opinion because it did not answer within two
 * seconds. It can only add to the policy's own verdict.
 */
export type Moderate = (text: string) => Promise<readonly RuleMatch[]>;

/** Null: none is set, or the provider has none. Asks nobody yet, and never throws later. */
export function moderationOf({ provider, baseUrl, key, moderationModel }: RemoteSettings): Moderate | null {
  if (moderationModel === null || provider === 'anthropic') return null;
  const fetch = boundedFetch(MAX_BYTES);
  const url = `${(baseUrl ?? OPENAI).replace(/\/$/, '')}/moderations`;
  const headers = {
    'content-type': 'application/json',
    ...(key !== null && { authorization: `Bearer ${key}` }),
  };
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  return (text) =>
    breaker
      .execute(async () => {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body: JSON.stringify({ model: moderationModel, input: text }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) {
          await response.body?.cancel();
          throw new Error(`moderation ${response.status}`);
        }
        return reply.parse(await response.json()).results.flatMap(matchesOf);
      })
      .catch(() => []);
}

function matchesOf({ flagged, categories }: z.output<typeof reply>['results'][number]): readonly RuleMatch[] {
  if (!flagged) return [];
  const named = Object.keys(categories).filter((name) => categories[name] === true);
  const found = MEANS.filter(([prefix]) =>
    named.some((name) => name === prefix || name.startsWith(`${prefix}/`)),
  ).map(([, match]) => match);
  return found.length > 0 ? found : [UNKNOWN];
}

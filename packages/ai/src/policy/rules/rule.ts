import type { Severity } from '@noodlenaut/domain';

/**
 * A rule as data. A phrase is a row of places: `word`, `one|other`, `{slot}`, `word*` (any ending), a place with `?` may be
 * missing, `~` is up to two words, `...` up to five.
 */
export interface Rule {
  /** The last part of the id; the whole id is severity, category and this. */
  readonly id: string;
  readonly reason: string;
  readonly phrases: readonly string[];
}

export const CATEGORIES = [
  'self-harm',
  'abuse',
  'grooming',
  'danger',
  'swallowed',
  'sexual',
  'violence',
  'weapons',
  'drugs',
  'eating',
  'challenges',
  'hate',
  'bullying',
  'profanity',
  'injection',
  'romance',
  'medical',
  'legal',
  'money',
  'politics',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface RuleSet {
  readonly category: Category;
  readonly severity: Exclude<Severity, 'fine' | 'off-topic'>;
  readonly rules: readonly Rule[];
}

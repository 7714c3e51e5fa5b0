import { SEVERITIES, type Severity } from '@noodlenaut/domain';
import { normalize, type NormalizedText } from '../text/normalize.ts';
import { matchRules, type RuleMatch } from './matcher.ts';
import { hasProfaneWord } from './profane-words.ts';
import { readViews, type IsKnownWord } from './read-views.ts';

const PROFANE: RuleMatch = { id: 'rude.profanity.obscenity', category: 'profanity', severity: 'rude' };

export interface Classified {
  readonly severity: Severity;
  /** The most serious first; of the same severity in the order of the categories. */
  readonly matches: readonly RuleMatch[];
  readonly views: readonly (readonly string[])[];
}

export const worstSeverity = (found: readonly Severity[]): Severity =>
  SEVERITIES.find((severity) => found.includes(severity)) ?? 'fine';

/**
 * Stage S3 (security 6.2): which rules match in any reading of a text.
 * @param isKnown words that are never corrected
 * @param text a string is normalised first
 */
export function classify(text: string | NormalizedText, isKnown: IsKnownWord = () => false): Classified {
  const normalized = typeof text === 'string' ? normalize(text) : text;
  const views = readViews(normalized, isKnown);
  const found = new Map<string, RuleMatch>();
  for (const words of views) for (const match of matchRules(words)) found.set(match.id, match);
  const readings = new Set([normalized.match, ...views.map((words) => words.join(' '))]);
  if ([...readings].some(hasProfaneWord)) found.set(PROFANE.id, PROFANE);
  const matches = [...found.values()].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
  return { severity: worstSeverity(matches.map(({ severity }) => severity)), matches, views };
}

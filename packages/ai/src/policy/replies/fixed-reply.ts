import type { Grade, Severity } from '@noodlenaut/domain';
import type { RuleMatch } from '../rules/matcher.ts';
import { CATEGORY_REPLIES } from './category-replies.ts';
import { CRISIS_REPLY, OTHER_SAFE_ADULTS, URGENT_REPLY } from './crisis-replies.ts';
import { bandOf } from './grade-band.ts';
import { NOTICES, OFF_TOPIC_REPLY } from './other-replies.ts';

const URGENT = new Set(['crisis.swallowed.took', 'crisis.danger.now']);

/**
 * The reviewed text for a verdict; null when an engine may answer.
 * @param matches the most serious first
 */
export function fixedReply(
  grade: Grade,
  severity: Severity,
  matches: readonly RuleMatch[],
  isCaregiverImplicated: boolean,
): string | null {
  const band = bandOf(grade);
  if (severity === 'fine') return null;
  if (severity === 'crisis') {
    const isUrgent = !isCaregiverImplicated && matches.some(({ id }) => URGENT.has(id));
    if (isUrgent) return URGENT_REPLY[band];
    return isCaregiverImplicated ? `${CRISIS_REPLY[band]} ${OTHER_SAFE_ADULTS[band]}` : CRISIS_REPLY[band];
  }
  const category = matches[0]?.category;
  return (category && CATEGORY_REPLIES[category]?.[band]) ?? OFF_TOPIC_REPLY[band];
}

/** The sentence that comes before the answer when personal data was replaced; null without. */
export function noticeFor(personalData: readonly string[]): string | null {
  const kind = Object.keys(NOTICES).find((known) => personalData.includes(known));
  return kind === undefined ? null : (NOTICES[kind] ?? null);
}

import { SEVERITIES, type Grade } from '@noodlenaut/domain';
import type { Judgement } from './judgement.ts';
import { fixedReply } from './replies/fixed-reply.ts';
import { isCaregiverImplicated } from './rules/caregiver.ts';
import { classify, worstSeverity } from './rules/classify.ts';
import type { RuleMatch } from './rules/matcher.ts';

/**
 * A verdict with what somebody else found added: it becomes more serious or stays as it is, never less (security 6.2).
 * @param found matches of the provider's moderation
 */
export function raiseJudgement(judgement: Judgement, found: readonly RuleMatch[], grade: Grade): Judgement {
  const severity = worstSeverity([judgement.severity, ...found.map((match) => match.severity)]);
  if (SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(judgement.severity)) return judgement;
  const sorted = found.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const implicated = isCaregiverImplicated(found, classify(judgement.scrubbed).views);
  return {
    ...judgement,
    severity,
    ruleIds: [
      ...sorted.map(({ id }) => id),
      ...judgement.ruleIds.filter((id) => !id.startsWith('off-topic.')),
    ],
    isCaregiverImplicated: judgement.isCaregiverImplicated || implicated,
    needsReview: false,
    fixedReply: fixedReply(grade, severity, sorted, implicated),
  };
}

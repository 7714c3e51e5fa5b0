import type { AttentionKind, AttentionLine, PupilAttention, PupilDays } from './attention-lines.ts';
import { linesOf } from './attention-lines.ts';
import { skillName } from './skill-name.ts';
import { SKILL_ANSWERS } from './weakest-skill.ts';

const STOPPED_DAYS = 7;
const RUSHING = { answers: 15, medianMs: 2500 };
const FLYING_ANSWERS = 20;
/** The fewest answers that count. A lesson has six or seven questions, so one failed lesson is enough. */
const STRUGGLING_ANSWERS = 6;

/**
 * 'Needs attention today': at most five lines. Each pupil is in one, by the first rule that fits in the order stuck,
 * struggling, waiting, stopped, rushing, flying. A line about a skill is more useful than one about all answers.
 */
export const needsAttention = (pupils: readonly PupilDays[]): AttentionLine[] =>
  linesOf(pupils.flatMap((pupil) => attentionOf(pupil) ?? []));

/** Why one pupil needs attention, whatever the others do; null when all is well. */
export function attentionOf(pupil: PupilDays): PupilAttention | null {
  const { idleDays, openLesson, weakest, late, week } = pupil;
  const because = (kind: AttentionKind, reason: string): PupilAttention => ({ kind, pupil, reason });
  if (weakest && weakest.answers >= SKILL_ANSWERS && weakest.right * 2 < weakest.answers)
    return because(
      'stuck',
      `Below 50% in “${skillName(weakest.skill)}” after ${SKILL_ANSWERS} answers or more.`,
    );
  if (late.answers >= STRUGGLING_ANSWERS && late.right * 2 < late.answers)
    return because(
      'struggling',
      `${late.right} of ${late.answers} right at the first try in the last 14 days.`,
    );
  if (idleDays === null) return because('waiting', 'Nothing played yet.');
  if (idleDays >= STOPPED_DAYS)
    return because(
      'stopped',
      openLesson === null
        ? `Nothing played for ${idleDays} days.`
        : `Nothing played for ${idleDays} days. Stopped at “${openLesson}”.`,
    );
  if (
    week.answers >= RUSHING.answers &&
    week.medianAnswerMs < RUSHING.medianMs &&
    week.right * 10 < week.answers * 6
  )
    return because(
      'rushing',
      `Answers in ${(week.medianAnswerMs / 1000).toFixed(1)} seconds, ${week.right} of ${week.answers} right.`,
    );
  if (week.answers >= FLYING_ANSWERS && week.right * 20 >= week.answers * 19)
    return because('flying', `${week.right} of ${week.answers} right this week: ready for something harder.`);
  return null;
}

import type { SubjectId } from '../subjects.ts';
import { SKILL_ANSWERS, type SkillAnswers } from './weakest-skill.ts';

/** Facts about one pupil's last days. Answers are counted as first tries. */
export interface PupilDays {
  readonly childId: string;
  readonly name: string;
  /** Calendar days since the last lesson, practice or game; null when there never was one. */
  readonly idleDays: number | null;
  /** The lesson begun and not finished, null when none is open. */
  readonly openLesson: string | null;
  /** The weakest skill of the last 14 days, null without enough answers. */
  readonly weakest: (SkillAnswers & { readonly subject: SubjectId }) | null;
  /** First tries of the last 14 days, in all subjects. */
  readonly late: { readonly right: number; readonly answers: number };
  /** First tries of the last 7 days. */
  readonly week: { readonly right: number; readonly answers: number; readonly medianAnswerMs: number };
}

/** In the order of the list: pupils with the most wrong answers come first. */
export const ATTENTION_KINDS = ['struggling', 'stuck', 'waiting', 'stopped', 'rushing', 'flying'] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];
export interface AttentionLine {
  readonly kind: AttentionKind;
  readonly childIds: readonly string[];
  readonly names: readonly string[];
  /** The reason, with its numbers. */
  readonly reason: string;
  /** What is hard, with kind `stuck`. */
  readonly skill: string | null;
  /** Where practice of it is, with kind `stuck`. */
  readonly subject: SubjectId | null;
}

/** The most lines that a teacher gets a day. */
export const ATTENTION_LINES = 5;
const STOPPED_DAYS = 7;
const RUSHING = { answers: 15, medianMs: 2500 };
const FLYING_ANSWERS = 20;
/** The fewest answers that count. A lesson has six or seven questions, so one failed lesson is enough. */
const STRUGGLING_ANSWERS = 6;

/**
 * 'Needs attention today': at most five lines, pupils stuck on one skill together in one (the small group a teacher
 * would gather), and all who have not started in one. Each pupil has one line, from the first rule that fits in the order
 * stuck, struggling, waiting, stopped, rushing, flying. A line about a skill is more useful than one about all answers.
 */
export function needsAttention(pupils: readonly PupilDays[]): AttentionLine[] {
  const lines = pupils.flatMap((pupil) => lineOf(pupil) ?? []);
  return gather(lines)
    .toSorted(
      (a, b) =>
        ATTENTION_KINDS.indexOf(a.kind) - ATTENTION_KINDS.indexOf(b.kind) ||
        b.childIds.length - a.childIds.length,
    )
    .slice(0, ATTENTION_LINES);
}

function lineOf(pupil: PupilDays): AttentionLine | null {
  const line = (kind: AttentionKind, reason: string): AttentionLine => ({
    kind,
    childIds: [pupil.childId],
    names: [pupil.name],
    reason,
    skill: null,
    subject: null,
  });
  const { idleDays, openLesson, weakest, late, week } = pupil;
  if (weakest && weakest.answers >= SKILL_ANSWERS && weakest.right * 2 < weakest.answers)
    return {
      ...line('stuck', `Below 50% in “${weakest.skill}” after ${SKILL_ANSWERS} answers or more.`),
      skill: weakest.skill,
      subject: weakest.subject,
    };
  if (late.answers >= STRUGGLING_ANSWERS && late.right * 2 < late.answers)
    return line('struggling', `${late.right} of ${late.answers} right at the first try in the last 14 days.`);
  if (idleDays === null) return line('waiting', 'Nothing played yet.');
  if (idleDays >= STOPPED_DAYS)
    return line(
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
    return line(
      'rushing',
      `Answers in ${(week.medianAnswerMs / 1000).toFixed(1)} seconds, ${week.right} of ${week.answers} right.`,
    );
  if (week.answers >= FLYING_ANSWERS && week.right * 20 >= week.answers * 19)
    return line('flying', `${week.right} of ${week.answers} right this week: ready for something harder.`);
  return null;
}

const keyOf = ({ kind, childIds, subject, skill }: AttentionLine): string => {
  if (kind === 'stuck') return `stuck ${subject ?? ''} ${skill ?? ''}`;
  return kind === 'waiting' ? kind : `${kind} ${childIds.join()}`;
};

/** Pupils stuck on the same skill share a line, and so do all who have not started. */
function gather(lines: readonly AttentionLine[]): AttentionLine[] {
  const groups = new Map<string, AttentionLine>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    groups.set(
      key,
      group
        ? {
            ...group,
            childIds: [...group.childIds, ...line.childIds],
            names: [...group.names, ...line.names],
          }
        : line,
    );
  }
  return [...groups.values()];
}

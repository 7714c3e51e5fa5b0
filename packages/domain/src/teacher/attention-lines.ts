import type { SubjectId } from '../subjects.ts';
import type { SkillAnswers } from './weakest-skill.ts';

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
/** One pupil with the reason. */
export interface PupilAttention {
  readonly kind: AttentionKind;
  readonly pupil: PupilDays;
  readonly reason: string;
}
export interface AttentionLine {
  readonly kind: AttentionKind;
  readonly childIds: readonly string[];
  readonly names: readonly string[];
  /** The reason, with its numbers. */
  readonly reason: string;
  /** The id of the skill that is hard, with kind `stuck`; null when the line gathers several skills. */
  readonly skill: string | null;
  /** Where practice of it is, with `skill`. */
  readonly subject: SubjectId | null;
}

/** The most lines that a teacher gets a day. */
export const ATTENTION_LINES = 5;

/**
 * The lines of a class. Pupils stuck on one skill share one, and so do all who have not started and all who stopped. No kind hides
 * another: each has a line before a graver one has its second, and the last line of a kind names all who are left of it.
 */
export function linesOf(pupils: readonly PupilAttention[]): AttentionLine[] {
  const kinds = ATTENTION_KINDS.map((kind) => groupsOf(pupils.filter((one) => one.kind === kind)))
    .filter((groups) => groups.length > 0)
    .slice(0, ATTENTION_LINES);
  let free = ATTENTION_LINES;
  return kinds.flatMap((groups, index) => {
    const places = Math.min(groups.length, free - (kinds.length - 1 - index));
    free -= places;
    return [...groups.slice(0, places - 1), groups.slice(places - 1).flat()].map(lineOf);
  });
}

/** The pupils of one kind as they share lines: the largest group first, then who has it hardest. */
const groupsOf = (pupils: readonly PupilAttention[]): PupilAttention[][] =>
  [...Map.groupBy(pupils.toSorted(hardestFirst), keyOf).values()].toSorted((a, b) => b.length - a.length);

const keyOf = ({ kind, pupil: { childId, weakest } }: PupilAttention): string => {
  if (kind === 'stuck') return `${weakest?.subject ?? ''} ${weakest?.skill ?? ''}`;
  return kind === 'waiting' || kind === 'stopped' ? kind : childId;
};

const hardestFirst = (a: PupilAttention, b: PupilAttention): number => easeOf(a) - easeOf(b);
/** The lower, the sooner a teacher should look: a low share of right answers, or many days away. */
function easeOf({ kind, pupil: { late, idleDays } }: PupilAttention): number {
  if (kind === 'struggling') return late.right / late.answers;
  return kind === 'stopped' ? -(idleDays ?? 0) : 0;
}

/** @param group at least one pupil, all of one kind */
function lineOf(group: readonly PupilAttention[]): AttentionLine {
  const skills = new Map(group.map((one) => [keyOf(one), one.pupil.weakest]));
  const [only] = skills.values();
  const kind = group[0]?.kind ?? 'waiting';
  const skill = kind === 'stuck' && skills.size === 1 && only ? only : null;
  return {
    kind,
    childIds: group.map(({ pupil }) => pupil.childId),
    names: group.map(({ pupil }) => pupil.name),
    reason: reasonOf(kind, group, skills.size),
    skill: skill?.skill ?? null,
    subject: skill?.subject ?? null,
  };
}

function reasonOf(kind: AttentionKind, group: readonly PupilAttention[], skills: number): string {
  const [first] = group;
  if (first && (group.length === 1 || (kind === 'stuck' && skills === 1))) return first.reason;
  switch (kind) {
    case 'stuck':
      return `Below 50% in ${skills} different skills.`;
    case 'struggling':
      return strugglingReason(group);
    case 'waiting':
      return `${group.length} have not started.`;
    case 'stopped':
      return idleReason(group.map(({ pupil }) => pupil.idleDays ?? 0));
    case 'rushing':
      return 'Quick answers, fewer than six of ten right, each of them.';
    case 'flying':
      return 'Nearly all right this week, each of them: ready for something harder.';
  }
}

/** As many results are told one by one; their order is that of the names. */
const RESULTS_TOLD = 5;
function strugglingReason(group: readonly PupilAttention[]): string {
  if (group.length > RESULTS_TOLD) return 'Fewer than half right in the last 14 days, each of them.';
  const results = group.map(({ pupil: { late } }) => `${late.right} of ${late.answers}`);
  return `${results.join(', ')} right at the first try in the last 14 days.`;
}

function idleReason(days: readonly number[]): string {
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return least === most ? `Nothing played for ${most} days.` : `Nothing played for ${least} to ${most} days.`;
}

import type { SubjectId } from '../subjects.ts';
import { CHART_WEEKS } from './progress-by-week.ts';

/** First tries of one learner in one week and skill. */
export interface WeekTries {
  /** 0 is the oldest of the chart's weeks (`weekEnds`), the last one ends today. */
  readonly week: number;
  /** Null: the lesson names none. */
  readonly skill: string | null;
  readonly subject: SubjectId;
  readonly right: number;
  readonly answers: number;
  /** From seeing a question to answering it; one answer counts at most `ANSWER_MS_MOST`. */
  readonly answerMs: number;
}

/** A longer look at one question is a break: somebody has put the tablet away. */
export const ANSWER_MS_MOST = 300_000;
/** The learner's own past: the last four weeks and the four before. */
export const COMPARED_WEEKS = CHART_WEEKS / 2;

export interface Tally {
  readonly right: number;
  readonly answers: number;
}

export const tallyOf = (tries: readonly Tally[]): Tally => ({
  right: tries.reduce((sum, { right }) => sum + right, 0),
  answers: tries.reduce((sum, { answers }) => sum + answers, 0),
});

/** Whole minutes of some tries. */
export const minutesOf = (tries: readonly WeekTries[]): number =>
  Math.round(tries.reduce((sum, { answerMs }) => sum + answerMs, 0) / 60_000);

/** The tries before the last four weeks, and those in them. */
export const inHalves = <Dated extends { readonly week: number }>(tries: readonly Dated[]) => ({
  before: tries.filter(({ week }) => week < COMPARED_WEEKS),
  now: tries.filter(({ week }) => week >= COMPARED_WEEKS),
});

/** Groups by a key, in the order in which the keys come first. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

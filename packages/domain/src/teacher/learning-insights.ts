/** Facts of one learner's last 30 days. A missing fact gives no sentence. */
export interface InsightFacts {
  /** First tries of the window by subject. */
  readonly accuracy: readonly {
    readonly subject: string;
    readonly right: number;
    readonly answers: number;
  }[];
  /** Whole percents of a subject at the window's begin and now. */
  readonly moves: readonly { readonly subject: string; readonly from: number; readonly to: number }[];
  readonly streakDays: number;
  /** Days without activity before the learner last came back, 0 when they did not stay away. */
  readonly returnedAfterDays: number;
  /** The first lesson not yet completed of the subject played last. */
  readonly nextLesson: { readonly title: string; readonly subject: string } | null;
}

export type InsightKind = 'strongest' | 'improved' | 'streak' | 'return' | 'next';
export interface Insight {
  readonly kind: InsightKind;
  readonly text: string;
}

/** The fewest answers from which a subject is judged. */
export const ANSWERS_TO_JUDGE = 10;
const AWAY_DAYS = 4;
const STREAK_DAYS = 2;

/** What 'Learning Insights' says when there are no facts. */
export const NO_INSIGHTS = 'After a few lessons this is where you read what is going well.';

/**
 * 'Learning Insights' (P9.08): at most four true sentences from facts of the last 30 days: strongest subject,
 * most improved, streak or return, best next lesson. Every number in a sentence comes from the facts.
 */
export function learningInsights(facts: InsightFacts): Insight[] {
  return [strongest(facts), improved(facts), rhythm(facts), next(facts)].flatMap((insight) => insight ?? []);
}

function strongest({ accuracy }: InsightFacts): Insight | null {
  const best = accuracy
    .filter(({ right, answers }) => answers >= ANSWERS_TO_JUDGE && right * 2 >= answers)
    .toSorted((a, b) => b.right / b.answers - a.right / a.answers || b.answers - a.answers)[0];
  if (!best) return null;
  return {
    kind: 'strongest',
    text: `${best.subject} is the strongest subject: ${best.right} of ${best.answers} answers right on the first try.`,
  };
}

function improved({ moves }: InsightFacts): Insight | null {
  const most = moves
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (!most) return null;
  return { kind: 'improved', text: `${most.subject} moved most: from ${most.from}% to ${most.to}%.` };
}

function rhythm({ streakDays, returnedAfterDays }: InsightFacts): Insight | null {
  if (streakDays >= STREAK_DAYS) return { kind: 'streak', text: `Learning ${streakDays} days in a row.` };
  if (returnedAfterDays >= AWAY_DAYS)
    return { kind: 'return', text: `Back again after ${returnedAfterDays} days away.` };
  return null;
}

const next = ({ nextLesson }: InsightFacts): Insight | null =>
  nextLesson && {
    kind: 'next',
    text: `A good next lesson: “${nextLesson.title}” in ${nextLesson.subject}.`,
  };

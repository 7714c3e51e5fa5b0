import { percentOf } from '../progress/percent.ts';

interface Tries {
  readonly right: number;
  readonly answers: number;
}
/** Facts of one learner's last 30 days. A missing fact gives no sentence. */
export interface InsightFacts {
  /** First tries of the window by subject. */
  readonly accuracy: readonly (Tries & { readonly subject: string })[];
  /** First tries of a subject in the first half of the window and in the second. */
  readonly moves: readonly { readonly subject: string; readonly early: Tries; readonly late: Tries }[];
  readonly streakDays: number;
  /** Days without activity before the learner last came back, 0 when they did not stay away. */
  readonly returnedAfterDays: number;
  /** The first lesson not yet completed of the subject played last. */
  readonly nextLesson: { readonly title: string; readonly subject: string } | null;
}

export type InsightKind = 'strongest' | 'hard' | 'improved' | 'streak' | 'return' | 'next';
export interface Insight {
  readonly kind: InsightKind;
  readonly text: string;
}

/** The fewest answers from which a subject is judged. */
export const ANSWERS_TO_JUDGE = 10;
/** A lesson has six or seven questions: one that went wrong is enough to look. */
const ANSWERS_TO_COMPARE = 6;
const AWAY_DAYS = 4;
const STREAK_DAYS = 2;
const AT_MOST = 4;

/** What 'Learning Insights' says when there are no facts. */
export const NO_INSIGHTS = 'After a few lessons this is where you read what is going well.';

/**
 * 'Learning Insights' (P9.08): at most four true sentences from facts of the last 30 days: strongest subject, what is hard,
 * most improved, streak or return, best next lesson. They are about understanding: finished lessons alone move nothing. Every
 * number in a sentence comes from the facts. Where all five are known, how often somebody comes is the one left out.
 */
export function learningInsights(facts: InsightFacts): Insight[] {
  const known = [strongest(facts), hard(facts), improved(facts), rhythm(facts), next(facts)].flatMap(
    (insight) => insight ?? [],
  );
  return known.length > AT_MOST ? known.filter(({ kind }) => kind !== 'streak' && kind !== 'return') : known;
}

const shareOf = ({ right, answers }: Tries): number => right / answers;

function strongest({ accuracy }: InsightFacts): Insight | null {
  const best = accuracy
    .filter(({ right, answers }) => answers >= ANSWERS_TO_JUDGE && right * 2 >= answers)
    .toSorted((a, b) => shareOf(b) - shareOf(a) || b.answers - a.answers)[0];
  if (!best) return null;
  return {
    kind: 'strongest',
    text: `${best.subject} is the strongest subject: ${best.right} of ${best.answers} answers right on the first try.`,
  };
}

function hard({ accuracy }: InsightFacts): Insight | null {
  const worst = accuracy
    .filter(({ right, answers }) => answers >= ANSWERS_TO_COMPARE && right * 2 < answers)
    .toSorted((a, b) => shareOf(a) - shareOf(b) || b.answers - a.answers)[0];
  if (!worst) return null;
  return {
    kind: 'hard',
    text: `${worst.subject} is hard at the moment: ${worst.right} of ${worst.answers} answers right on the first try.`,
  };
}

function improved({ moves }: InsightFacts): Insight | null {
  const most = moves
    .filter(({ early, late }) => Math.min(early.answers, late.answers) >= ANSWERS_TO_COMPARE)
    .map(({ subject, early, late }) => ({
      subject,
      from: percentOf(early.right, early.answers),
      to: percentOf(late.right, late.answers),
    }))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (!most) return null;
  return {
    kind: 'improved',
    text: `${most.subject} improved most: from ${most.from}% to ${most.to}% right on the first try.`,
  };
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

import { repeatedMistake } from '../teacher/repeated-mistake.ts';
import type { Activity } from '../lessons/lesson.ts';

/** A lesson finished in the week, with its first tries of that week. */
export interface WeekLesson {
  readonly id: string;
  readonly title: string;
  readonly goal: string;
  readonly right: number;
  readonly answers: number;
}
/** A question that was answered wrong at the first try in a lesson that is finished. */
export interface WeekMiss {
  readonly lessonId: string;
  readonly asked: Activity | null;
  /** What was chosen. */
  readonly option: number;
}
/** What a child did in one week. */
export interface WeekFacts {
  /** Finished lessons, the latest last. */
  readonly lessons: readonly WeekLesson[];
  /** Finished rounds of practice. */
  readonly rounds: number;
  readonly points: number;
  /** The latest first. */
  readonly missed: readonly WeekMiss[];
}

/** What a grown-up wants to know of a week, in sentences; every number comes from the facts. */
export interface ChildWeek {
  readonly did: string;
  /** Lessons with two of three right or more, at most three. */
  readonly wentWell: readonly string[];
  /** The lesson with the lowest share below a half, and a question of it with what the child thought; null without one. */
  readonly hard: {
    readonly lessonId: string;
    readonly text: string;
    readonly question: string | null;
    readonly thought: string | null;
  } | null;
  readonly tryTogether: string;
}

const WELL_LISTED = 3;
const count = (howMany: number, one: string): string => `${howMany} ${howMany === 1 ? one : `${one}s`}`;
const scoreOf = ({ title, right, answers }: WeekLesson): string =>
  `“${title}”: ${right} of ${answers} right at the first try.`;

/** A child's week: what it did, what went well, what was hard, and ten minutes at home (decision 0102). */
export function childWeek(childName: string, facts: WeekFacts): ChildWeek {
  const { lessons, rounds, points } = facts;
  const answered = lessons.filter(({ answers }) => answers > 0);
  const well = answered.filter(({ right, answers }) => right * 3 >= answers * 2);
  const worst = answered
    .filter(({ right, answers }) => right * 2 < answers)
    .toSorted((a, b) => a.right / a.answers - b.right / b.answers)[0];
  return {
    did:
      lessons.length + rounds === 0
        ? `${childName} took a break this week. Breaks are fine.`
        : `${childName} finished ${count(lessons.length, 'lesson')} and ${count(rounds, 'round')} of practice, and earned ${count(points, 'point')}.`,
    wentWell: well
      .toSorted((a, b) => b.right / b.answers - a.right / a.answers)
      .slice(0, WELL_LISTED)
      .map(scoreOf),
    hard: worst ? { lessonId: worst.id, text: scoreOf(worst), ...thoughtOf(childName, facts, worst) } : null,
    tryTogether: together(childName, worst, well.at(-1)),
  };
}

function thoughtOf(childName: string, { missed }: WeekFacts, { id }: WeekLesson) {
  for (const { lessonId, asked, option } of missed) {
    const mistake = lessonId === id ? repeatedMistake(asked, option) : null;
    if (mistake)
      return {
        question: mistake.question,
        thought: `${childName} chose “${mistake.chosen}”; right is “${mistake.right}”.${mistake.reason === null ? '' : ` ${mistake.reason}`}`,
      };
  }
  return { question: null, thought: null };
}

function together(childName: string, hard: WeekLesson | undefined, well: WeekLesson | undefined): string {
  if (hard)
    return `Ten minutes: open “${hard.title}” together and let ${childName} think aloud before each answer. Its goal: ${hard.goal}`;
  return well
    ? `Ten minutes: ask ${childName} to be the teacher and explain “${well.title}” to you. Explaining it helps most.`
    : `Ten minutes: sit down together, and let ${childName} choose the subject.`;
}

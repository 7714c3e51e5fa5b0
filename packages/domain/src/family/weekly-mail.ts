import { afterDays } from '../day.ts';
import { PRODUCT } from '../product.ts';

/** What a child did in one week, for the mail. */
export interface ChildWeek {
  readonly childName: string;
  /** Finished lessons, the latest last. */
  readonly lessons: readonly { readonly title: string; readonly goal: string }[];
  /** Finished rounds of practice. */
  readonly rounds: number;
  readonly points: number;
  readonly stopUrl: string;
}

const LISTED_MAX = 8;
const count = (howMany: number, one: string): string => `${howMany} ${howMany === 1 ? one : `${one}s`}`;

/**
 * The weekly mail to a parent who asked for it (decision 0045): what the child did, what they learned, what to try at home, and
 * how to stop it. A week without learning gets a kind sentence.
 */
export function weeklyMail({ childName, lessons, rounds, points, stopUrl }: ChildWeek) {
  const last = lessons.at(-1);
  const did =
    lessons.length + rounds === 0
      ? `${childName} took a break this week. Breaks are fine.`
      : `${childName} finished ${count(lessons.length, 'lesson')} and ${count(rounds, 'round')} of practice, and earned ${count(points, 'point')}.`;
  const learned = lessons.slice(-LISTED_MAX).map(({ title, goal }) => `- ${title}: ${goal}`);
  const home =
    last === undefined
      ? `Sit down together for ten minutes, and let ${childName} choose the subject.`
      : `Ask ${childName} to be the teacher and show you "${last.title}". Explaining it helps most.`;
  return {
    subject: `${childName}'s week on ${PRODUCT.name}`,
    text: [
      `What ${childName} did\n${did}`,
      ...(learned.length === 0 ? [] : [`What ${childName} learned\n${learned.join('\n')}`]),
      `Try at home\n${home}`,
      `You asked for this mail. One click stops it:\n${stopUrl}`,
    ].join('\n\n'),
  };
}

/** The Monday on or before a UTC moment, 'YYYY-MM-DD': a mail belongs to one week. */
export function mondayOf(atMs: number): string {
  const day = new Date(atMs);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return afterDays(day, -sinceMonday).toISOString().slice(0, 10);
}

import { afterDays } from '../day.ts';
import { PRODUCT } from '../product.ts';
import { childWeek, type WeekFacts } from './child-week.ts';

/** A child's week, for the mail. */
export interface WeekToMail extends WeekFacts {
  readonly childName: string;
  /** The child's page, where the parent reads on. */
  readonly childUrl: string;
  readonly stopUrl: string;
}

/**
 * The weekly mail to a parent who asked for it (decision 0045): what the child did, what went well, what was hard with the question and what the
 * child thought, what to try together, where to read on, and how to stop it. A week without learning gets a kind sentence.
 */
export function weeklyMail({ childName, childUrl, stopUrl, ...facts }: WeekToMail) {
  const { did, wentWell, hard, tryTogether } = childWeek(childName, facts);
  const hardLines = hard ? [hard.text, hard.question, hard.thought].filter((line) => line !== null) : [];
  return {
    subject: `${childName}'s week on ${PRODUCT.name}`,
    text: [
      `What ${childName} did\n${did}`,
      ...(wentWell.length === 0 ? [] : [`What went well\n${wentWell.map((line) => `- ${line}`).join('\n')}`]),
      ...(hardLines.length === 0 ? [] : [`What was hard\n${hardLines.join('\n')}`]),
      `Try together\n${tryTogether}`,
      `More of it, with your sign-in:\n${childUrl}`,
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

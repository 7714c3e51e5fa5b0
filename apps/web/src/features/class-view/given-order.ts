import { calendarWeekday } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';

export type Given = Outputs['assignments']['list'][number];

/** Open assignments first, the soonest due first; then those that are over, the latest first. */
export function givenOrder(given: readonly Given[], today: string): Given[] {
  const runs = given.filter(({ dueDay }) => dueDay >= today);
  const over = given.filter(({ dueDay }) => dueDay < today);
  return [...runs, ...over.toReversed()];
}

export const doneCount = ({ pupils }: Given): number => pupils.filter(({ isDone }) => isDone).length;

/** '6 of 31 done' */
export const doneText = (given: Given): string => `${doneCount(given)} of ${given.pupils.length} done`;

export const isLate = ({ dueDay }: Given, today: string): boolean => dueDay < today;

export const dueText = (given: Given, today: string): string =>
  `${isLate(given, today) ? 'was due' : 'until'} ${calendarWeekday(given.dueDay)}`;

import { calendarWeekday } from '../../lib/dates.ts';
import type { Replies } from '../../lib/wire.ts';

export type Given = Replies['assignments.list'][number];

/** What runs, soonest first; then what is over, latest first. */
export function givenOrder(given: readonly Given[], today: string): Given[] {
  const runs = given.filter(({ dueDay }) => dueDay >= today);
  const over = given.filter(({ dueDay }) => dueDay < today);
  return [...runs, ...over.toReversed()];
}

export const doneCount = ({ pupils }: Given): number => pupils.filter(({ isDone }) => isDone).length;

export const dueText = ({ dueDay }: Given, today: string): string =>
  `${dueDay < today ? 'was due' : 'until'} ${calendarWeekday(dueDay)}`;

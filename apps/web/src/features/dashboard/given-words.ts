import { calendarDay } from '../../lib/format/dates.ts';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import type { Dashboard } from '../../lib/api/replies.ts';

export type Own = Dashboard['assignments'][number];

const STATES = {
  open: { kind: 'open', text: 'Let’s go' },
  late: { kind: 'late', text: 'Still open for you' },
  done: { kind: 'done', text: 'Done' },
} as const;

/** The text of a card: what, from whom, until when, and its state. Late work still counts, and the text says so kindly. */
export function givenWords(own: Own) {
  const state = STATES[own.isDone ? 'done' : own.isLate ? 'late' : 'open'];
  const when = own.isLate ? `was due ${calendarDay(own.dueDay)}` : `until ${calendarDay(own.dueDay)}`;
  return { title: assignmentName(own), text: `${own.className}, ${when}`, state };
}

/** Open work first, then finished work; within each the order by due day stays. */
export const toDoFirst = (given: readonly Own[]): Own[] =>
  given.toSorted((a, b) => Number(a.isDone) - Number(b.isDone));

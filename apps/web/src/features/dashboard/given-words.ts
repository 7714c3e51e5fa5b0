import { calendarDay } from '../../lib/format/dates.ts';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import type { Dashboard } from '../../lib/api/replies.ts';

export type Own = Dashboard['assignments'][number];

const STATES = {
  open: { kind: 'open', text: 'Let’s go' },
  late: { kind: 'late', text: 'Still open for you' },
  done: { kind: 'done', text: 'Done' },
} as const;

/** A card's words: what, from whom, until when, and how it stands. Late is said kindly: it still counts. */
export function givenWords(own: Own) {
  const state = STATES[own.isDone ? 'done' : own.isLate ? 'late' : 'open'];
  const when = own.isLate ? `was due ${calendarDay(own.dueDay)}` : `until ${calendarDay(own.dueDay)}`;
  return { title: assignmentName(own), text: `${own.className}, ${when}`, state };
}

/** What is to do comes before what is done; else as the days are due. */
export const toDoFirst = (given: readonly Own[]): Own[] =>
  given.toSorted((a, b) => Number(a.isDone) - Number(b.isDone));

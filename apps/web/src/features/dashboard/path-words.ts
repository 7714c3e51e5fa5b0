import { subjectLabel } from '@noodlenaut/domain';
import type { Outputs } from '../../lib/api/replies.ts';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import { calendarDay } from '../../lib/format/dates.ts';
import { gradeName } from '../../lib/format/grade-name.ts';

export type MyPath = Outputs['paths']['mine'][number];
export type MyStep = MyPath['steps'][number];

/** Steps of the trail on the dashboard, at most. */
const COMING = 4;

/** The name of a step: the lesson's own, or 'Math practice'. */
export const stepName = (step: MyStep): string => assignmentName(step);

const dayText = ({ dueDay, isLate }: MyStep): string | null =>
  dueDay === null ? null : isLate ? `was for ${calendarDay(dueDay)}` : `until ${calendarDay(dueDay)}`;

/** 'Science · 5th grade · until Nov 27'. */
export const stepText = (step: MyStep): string =>
  [subjectLabel(step.subject), gradeName(step.grade), dayText(step)].filter(Boolean).join(' · ');

/** What the panel shows of a path: how many are done, the next step, and what comes after it. */
export function partsOf({ steps }: MyPath) {
  const todo = steps.filter(({ isDone }) => !isDone);
  const [next, ...after] = todo;
  const coming = after.slice(0, COMING).map((step) => {
    const text = dayText(step);
    return { id: step.id, subject: step.subject, title: stepName(step), ...(text !== null && { text }) };
  });
  const more = after.length - coming.length;
  return {
    done: steps.length - todo.length,
    of: steps.length,
    next,
    coming,
    end: more > 0 ? `and ${more} more` : 'You did it all!',
  };
}

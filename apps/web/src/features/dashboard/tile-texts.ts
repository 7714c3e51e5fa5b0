import { DAILY_ITEMS } from '@noodlenaut/domain';
import type { Dashboard } from '../../lib/api/replies.ts';

/** Which lesson, and truly how far. A finished one opens again, and says so. */
export const whereIn = ({ title, step, steps, finished }: NonNullable<Dashboard['lastLesson']>): string => {
  const place = finished ? 'done, play again' : `step ${step} of ${steps}`;
  // A no-break space keeps the dot with what follows it.
  return `${title} ·\u00A0${place.replaceAll(' ', '\u00A0')}`;
};

/** The day's five, as they stand. */
export const dailyText = (done: number): string => {
  if (done >= DAILY_ITEMS) return 'Done for today. Come back tomorrow!';
  return done === 0 ? 'Five questions for today.' : `${done} of ${DAILY_ITEMS} done today.`;
};

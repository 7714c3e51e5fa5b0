import { DAY_MS, entitlements, FREE_PLAN_ID } from '@noodlenaut/domain';
import type { RootStore } from '@noodlenaut/db';
import { completeLessonFor } from '../lessons/complete-lesson.ts';
import { recordAnswer } from '../lessons/record-answer.ts';
import { DEMO_DAYS, type DemoDay } from './demo-family.ts';

const HOUR_MS = 3_600_000;
const ANSWER_MS = 14_000;
/** So much longer takes each question than the one before. */
const SLOWER_MS = 100;

/** When a demo day's lesson was played: that many days ago at that hour of the demo's time zone; today, an hour ago. */
function playedAt(day: DemoDay, now: Date): Date {
  if (day.daysAgo === 0) return new Date(now.getTime() - HOUR_MS);
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  // New York is four or five hours behind UTC, so an afternoon there is an evening here.
  return new Date(midnight - day.daysAgo * DAY_MS + (day.hour + 5) * HOUR_MS);
}

/** The demo's days are played in every subject, whatever the family's plan. */
const EVERYTHING = entitlements({
  own: FREE_PLAN_ID,
  ofGuardians: [],
  isSchoolPupil: false,
  arePlansOn: false,
});

/** Plays three weeks: each answer is checked and recorded, each finished lesson completed, in order of time. */
export async function playDemoDays(
  store: RootStore,
  learnerId: string,
  now: Date,
  days: readonly DemoDay[] = DEMO_DAYS,
  answerMs = ANSWER_MS,
): Promise<void> {
  const learner = { id: learnerId, role: 'student', entitlements: EVERYTHING } as const;
  for (const day of days) {
    const lessons = await store.lessons.list(day.subject, '3rd', learnerId);
    const lesson = lessons.find(({ number }) => number === day.number);
    const content = lesson && (await store.lessons.byId(lesson.id, learnerId))?.content;
    if (!lesson || !content) continue;
    const began = playedAt(day, now).getTime();
    const last = day.stopsAfter ?? content.activities.length;
    for (const [activity, { correct_answer, options }] of content.activities.slice(0, last).entries()) {
      const option = day.misses.includes(activity) ? (correct_answer + 1) % options.length : correct_answer;
      const at = new Date(began + (activity + 1) * 40_000);
      await recordAnswer(
        store,
        { learner, lessonId: lesson.id, activity, option, answerMs: answerMs + SLOWER_MS * activity },
        at,
      );
    }
    const finished = new Date(began + (content.activities.length + 2) * 40_000);
    if (day.stopsAfter === undefined)
      await completeLessonFor({ store, now: () => finished }, learner, { lessonId: lesson.id });
  }
}

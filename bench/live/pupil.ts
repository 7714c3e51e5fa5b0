import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

export type Ask = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ readonly status: number; readonly text: string }>;

/** How a child at work presses: a step, an answer, and at the end of each lesson "Complete". */
const ACTIVITIES = 5;
const played = z.object({ content: z.object({ activities: z.array(z.unknown()) }) });

/**
 * Plays lesson after lesson until the end, an answer every so many milliseconds.
 * @param completed told of each lesson that is finished, when the child knows it
 */
export async function playLessons(
  ask: Ask,
  lessons: readonly string[],
  { everyMs, isOver }: { readonly everyMs: number; readonly isOver: () => boolean },
  completed: () => void,
): Promise<void> {
  // Not all of them in step.
  await sleep(Math.random() * everyMs);
  for (const lessonId of lessons) {
    const lesson = played.safeParse(JSON.parse((await ask('GET', `/api/lessons/${lessonId}/play`)).text));
    const length = lesson.success ? lesson.data.content.activities.length : ACTIVITIES;
    for (let activity = 0; activity < length; activity += 1) {
      if (isOver()) return;
      const option = Math.floor(Math.random() * 2);
      await ask('POST', `/api/lessons/${lessonId}/step`, { step: activity + 1 });
      await ask('POST', `/api/lessons/${lessonId}/activities/${activity}/answer`, { option, answerMs: 4000 });
      await sleep(everyMs);
    }
    if ((await ask('POST', `/api/lessons/${lessonId}/complete`, {})).status === 200) completed();
  }
}

import { PRODUCT } from '@noodlenaut/domain';
import { Suspense, lazy, useEffect } from 'react';
import type { SealedLesson } from '../../lib/api/replies.ts';
import { ActivityStep } from './activity-step.tsx';
import { IntroStep } from './intro-step.tsx';
import { SecondRoundStep } from './second-round-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { useCompleteLesson } from './use-complete-lesson.ts';
import { useLessonRun } from './use-lesson-run.ts';

/** The celebration comes while the lesson is played: the dashboard carries what a lesson begins with, not its end. */
const loadDone = () => import('./lesson-done.tsx');
const LessonDone = lazy(async () => ({ default: (await loadDone()).LessonDone }));

/** Intro, activity 1 to n, how many come back, what was missed once more, summary, celebration (S4.27). */
export function LessonPlayer({ lesson }: { lesson: SealedLesson }) {
  const run = useLessonRun(lesson);
  const complete = useCompleteLesson(lesson);
  const activity = lesson.content.activities[run.activity];

  useEffect(() => void preload(lesson), [lesson]);

  const summary = <SummaryStep lesson={lesson} run={run} complete={complete} />;
  let screen = summary;
  if (complete.data !== undefined)
    screen = (
      <Suspense fallback={summary}>
        <LessonDone lesson={lesson} run={run} completion={complete.data} />
      </Suspense>
    );
  else if (run.step === 0) screen = <IntroStep lesson={lesson} run={run} />;
  else if (run.isBridge) screen = <SecondRoundStep lesson={lesson} run={run} />;
  else if (activity !== undefined) {
    const key = `${run.activity} ${run.isAgain ? 'again' : ''}`;
    screen = <ActivityStep key={key} lesson={lesson} run={run} activity={activity} />;
  }
  return (
    <>
      <title>{`${lesson.content.title} · ${PRODUCT.name}`}</title>
      {screen}
    </>
  );
}

/** The code of the celebration and of this lesson's pictures loads while the introduction is read. */
async function preload({ content }: SealedLesson): Promise<void> {
  loadDone().catch((cause: unknown) => console.warn('The celebration is not there yet', cause));
  const kinds = content.activities.flatMap(({ illustration }) => illustration?.kind ?? []);
  if (kinds.length === 0) return;
  const { preloadDrawing } = await import('@noodlenaut/ui/illustration');
  kinds.forEach(preloadDrawing);
}

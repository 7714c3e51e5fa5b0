import { PRODUCT } from '@noodlenaut/domain';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Completion, SealedLesson } from '../../lib/api/replies.ts';
import { ActivityStep } from './activity-step.tsx';
import { IntroStep } from './intro-step.tsx';
import { preloadQuestions } from './preload-questions.ts';
import { SecondRoundStep } from './second-round-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { useCompleteLesson } from './use-complete-lesson.ts';
import { useLessonRun, type LessonRun } from './use-lesson-run.ts';

type Done = ComponentType<{ lesson: SealedLesson; run: LessonRun; completion: Completion }>;

/** Intro, activity 1 to n, how many come back, what was missed once more, summary, celebration (S4.27). */
export function LessonPlayer({ lesson }: { lesson: SealedLesson }) {
  const run = useLessonRun(lesson);
  const complete = useCompleteLesson(lesson);
  const [LessonDone, setLessonDone] = useState<Done | null>(null);
  const isMissing = LessonDone === null;
  const isDone = complete.data !== undefined;
  const activity = lesson.content.activities[run.activity];

  // Without it each part is asked for again when it is shown.
  useEffect(() => {
    preloadQuestions(lesson).catch((cause: unknown) =>
      console.warn('The first question will load late', cause),
    );
  }, [lesson]);
  // The celebration comes while the lesson is played, and is asked for once more at its end. Not by `lazy`: React would
  // hold it back for a moment though it is there.
  useEffect(() => {
    if (!isMissing) return;
    import('./lesson-done.tsx')
      .then((loaded) => setLessonDone(() => loaded.LessonDone))
      .catch((cause: unknown) => console.warn('The celebration is not there yet', cause));
  }, [isMissing, isDone]);

  let screen = <SummaryStep lesson={lesson} run={run} complete={complete} />;
  if (complete.data !== undefined) {
    if (LessonDone !== null) screen = <LessonDone lesson={lesson} run={run} completion={complete.data} />;
  } else if (run.step === 0) screen = <IntroStep lesson={lesson} run={run} />;
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

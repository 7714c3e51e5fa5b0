import { trpc } from '../../lib/api/api.ts';
import { BottomBar } from '@noodlenaut/ui/pieces/page/bottom-bar';
import { LessonSummary } from '@noodlenaut/ui/pieces/lesson/lesson-summary';
import { SpokenText } from '@noodlenaut/ui/pieces/base/spoken-text';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { spokenButton, wordOfButton } from '../../lib/question/spoken.ts';
import { useStepKeys } from '../../lib/question/use-step-keys.ts';
import { usePictureMode } from '../../lib/comfort/picture-mode.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { useIsReading } from '../../lib/audio/speech.ts';
import type { SpokenWord } from '../../lib/audio/speech.ts';
import type { SealedLesson } from '../../lib/api/replies.ts';
import { LeavePreview } from './leave-preview.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import styles from './lessons.module.css';
import type { useCompleteLesson } from './use-complete-lesson.ts';
import type { LessonRun } from './use-lesson-run.ts';

type Props = {
  lesson: SealedLesson;
  run: LessonRun;
  complete: ReturnType<typeof useCompleteLesson>;
};

const praiseFor = (lesson: SealedLesson, { right, count, mended }: LessonRun): string => {
  if (lesson.preview) return 'This is a preview. Nothing is recorded.';
  if (right === count) return 'You read every question with care.';
  if (mended > 0) return 'You tried again, and you worked it out.';
  return 'You stayed with it until the end.';
};

/** What was learned, a fun fact, the real score, and the 'Complete Lesson' panel (S2.108, P3.21). */
export function SummaryStep({ lesson, run, complete }: Props) {
  const { title, summary, fun_fact: funFact } = lesson.content;
  const [word, setWord] = useState<SpokenWord | null>(null);
  const isReading = useIsReading();
  const isForPictures = usePictureMode();
  const client = useQueryClient();
  useEffect(() => {
    // The celebration offers the next lesson.
    if (!lesson.preview)
      void client.prefetchQuery(trpc.lessons.list.queryOptions({ subject: lesson.subjectId }));
  }, [client, lesson]);
  const praise = praiseFor(lesson, run);
  const wordIn = (part: number) => (word?.part === part ? word : null);
  const score = `${run.right} of ${run.count} right the first time.`;
  const finish = () => {
    if (!complete.isPending) complete.mutate();
  };
  useStepKeys({ onEnter: lesson.preview ? undefined : finish });
  return (
    <LessonFrame
      lesson={lesson}
      step={run.step}
      count={run.count}
      bar={
        <BottomBar>
          {complete.isError && (
            <p className={styles.retry} role="alert">
              That did not go through. Your answers are safe. Please try again.
            </p>
          )}
          {lesson.preview ? (
            <StickerButton tone="primary" size="xl" renderRoot={(root) => <LeavePreview {...root} />}>
              Close the preview
            </StickerButton>
          ) : (
            <StickerButton
              tone="primary"
              size="xl"
              icon="check"
              pending={complete.isPending}
              onClick={finish}
            >
              <SpokenText word={wordOfButton(wordIn(5))}>Complete Lesson</SpokenText>
            </StickerButton>
          )}
        </BottomBar>
      }
    >
      <LessonSummary
        subject={lesson.subjectId}
        title={title}
        learned={<SpokenText word={wordIn(0)}>{summary}</SpokenText>}
        funFact={<SpokenText word={wordIn(2)}>{funFact}</SpokenText>}
        right={run.right}
        total={run.count}
        isDrawn={isForPictures}
        points={lesson.completed || lesson.preview ? 0 : lesson.points}
        praise={<SpokenText word={wordIn(4)}>{praise}</SpokenText>}
        isTalking={isReading}
        speak={
          <Speak
            label="Read the summary aloud"
            texts={[summary, 'Fun fact', funFact, score, praise, spokenButton('Complete Lesson')]}
            onWord={setWord}
            onArrival
            isMain
          />
        }
      />
    </LessonFrame>
  );
}

import { BottomBar } from '@noodlenaut/ui/pieces/bottom-bar';
import { LessonSummary } from '@noodlenaut/ui/pieces/lesson-summary';
import { SpokenText } from '@noodlenaut/ui/pieces/spoken-text';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Speak } from '../../lib/speak.tsx';
import type { SpokenWord } from '../../lib/speech.ts';
import type { SealedLesson } from '../../lib/wire.ts';
import { LessonFrame } from './lesson-frame.tsx';
import looks from './lessons.module.css';
import type { useCompleteLesson } from './use-complete-lesson.ts';
import { useLessonKeys } from './use-lesson-keys.ts';
import type { LessonRun } from './use-lesson-run.ts';

type Props = { lesson: SealedLesson; run: LessonRun; complete: ReturnType<typeof useCompleteLesson> };

const praiseFor = (lesson: SealedLesson, right: number, count: number): string => {
  if (lesson.preview) return 'This is a preview. Nothing is recorded.';
  if (right === count) return 'You read every question with care.';
  return 'You stayed with it until the end.';
};

/** What was learned, a fun fact, the real score, and the 'Complete Lesson' panel (SPEC 2, PRODUCT 3). */
export function SummaryStep({ lesson, run, complete }: Props) {
  const { title, summary, fun_fact: funFact } = lesson.content;
  const [word, setWord] = useState<SpokenWord | null>(null);
  const finish = () => {
    if (!complete.isPending) complete.mutate();
  };
  useLessonKeys({ onEnter: lesson.preview ? undefined : finish });
  return (
    <LessonFrame
      lesson={lesson}
      step={run.step}
      count={run.count}
      bar={
        <BottomBar>
          {complete.isError && (
            <p className={looks.retry} role="alert">
              That did not go through. Your answers are safe. Please try again.
            </p>
          )}
          {lesson.preview ? (
            <StickerButton tone="primary" size="xl" renderRoot={(root) => <Link to="/" {...root} />}>
              Close the preview
            </StickerButton>
          ) : (
            <StickerButton tone="primary" size="xl" icon="check" pending={complete.isPending} onClick={finish}>
              Complete Lesson
            </StickerButton>
          )}
        </BottomBar>
      }
    >
      <LessonSummary
        subject={lesson.subjectId}
        title={title}
        learned={<SpokenText word={word?.part === 0 ? word : null}>{summary}</SpokenText>}
        funFact={<SpokenText word={word?.part === 2 ? word : null}>{funFact}</SpokenText>}
        right={run.right}
        total={run.count}
        points={lesson.completed || lesson.preview ? 0 : lesson.points}
        praise={praiseFor(lesson, run.right, run.count)}
        speak={<Speak label="Read the summary aloud" texts={[summary, 'Fun fact', funFact]} onWord={setWord} />}
      />
    </LessonFrame>
  );
}

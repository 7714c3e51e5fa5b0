import { Persona } from '@noodlenaut/ui/drawings/persona';
import { BottomBar } from '@noodlenaut/ui/pieces/bottom-bar';
import { FeedbackPanel } from '@noodlenaut/ui/pieces/feedback-panel';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { useEffect, useRef } from 'react';
import { isOfflineError, sentenceOf } from '../../lib/errors.ts';
import type { SealedLesson } from '../../lib/wire.ts';
import looks from './lessons.module.css';
import type { Answer, LessonRun } from './use-lesson-run.ts';

const textOf = ({ reason, explanation }: Answer) => (reason === null ? explanation : `${reason} ${explanation}`);

type Props = { lesson: SealedLesson; run: LessonRun; onCheck: () => void };

/** The bar of a question: nothing, then the check, then the feedback with the way on. It keeps its room throughout. */
export function ActivityBar({ lesson, run, onCheck }: Props) {
  const { checked, chosen, check } = run;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(checked);
  useEffect(() => {
    if (before.current === null && checked !== null) heading.current?.focus({ preventScroll: true });
    before.current = checked;
  }, [checked]);

  const isLast = run.step === run.count;
  const goOn = (
    <StickerButton tone="primary" size="xl" onClick={run.goOn}>
      {isLast ? 'Finish Lesson 🏆' : 'Next Activity →'}
    </StickerButton>
  );
  if (checked !== null) {
    return (
      <BottomBar tone={checked.correct ? 'right' : 'try'}>
        <FeedbackPanel
          title={checked.correct ? 'Correct! 🎉' : 'Not quite right 🤔'}
          text={textOf(checked)}
          portrait={<Persona subject={lesson.subjectId} still size={64} />}
          headingRef={heading}
        />
        {goOn}
      </BottomBar>
    );
  }
  if (lesson.preview) return <BottomBar>{goOn}</BottomBar>;
  return (
    <BottomBar>
      {check.isError && (
        <p className={looks.retry} role="alert">
          {isOfflineError(check.error)
            ? 'You are offline. Your answer is still here. Try again when you are back.'
            : sentenceOf(check.error)}
        </p>
      )}
      {chosen !== null && (
        <StickerButton tone="primary" size="xl" pending={check.isPending} onClick={onCheck}>
          Check Answer
        </StickerButton>
      )}
    </BottomBar>
  );
}

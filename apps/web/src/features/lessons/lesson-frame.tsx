import { subjectLabel } from '@noodlenaut/domain';
import { IconButton } from '@noodlenaut/ui/pieces/icon-button';
import { LessonLayout } from '@noodlenaut/ui/pieces/lesson-layout';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ComfortButton } from '../../lib/comfort-button.tsx';
import { usePictureMode } from '../../lib/picture-mode.ts';
import { SoundButton } from '../../lib/sound-button.tsx';
import { stopReading } from '../../lib/speech.ts';
import type { SealedLesson } from '../../lib/wire.ts';

type Props = {
  lesson: SealedLesson;
  step: number;
  count: number;
  fit?: boolean;
  bar: ReactNode;
  children: ReactNode;
};

/** Beads, way out and bar around every step. A new step takes the focus to its heading and stops the voice. */
export function LessonFrame({ lesson, step, count, fit = false, bar, children }: Props) {
  const isForPictures = usePictureMode();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    globalThis.scrollTo?.(0, 0);
    return stopReading;
  }, [step]);

  const { subjectId } = lesson;
  const leave = (
    <IconButton
      icon="close"
      size={isForPictures ? 'xl' : 'lg'}
      label={
        lesson.preview ? 'Leave the preview' : `Leave the lesson and go to ${subjectLabel(subjectId)}. Your place is saved`
      }
      renderRoot={(root) =>
        lesson.preview ? <Link to="/" {...root} /> : <Link to="/subject/$subjectId" params={{ subjectId }} {...root} />
      }
    />
  );
  return (
    <LessonLayout
      subject={subjectId}
      leave={leave}
      step={step + 1}
      of={count + 2}
      comfort={
        isForPictures ? (
          <>
            <span className="only-wide">
              <SoundButton size="xl" />
            </span>
            <ComfortButton size="xl" />
          </>
        ) : (
          <ComfortButton />
        )
      }
      bar={bar}
      fit={fit}
      mainRef={main}
    >
      {children}
    </LessonLayout>
  );
}

import { subjectLabel } from '@noodlenaut/domain';
import type { SubjectId } from '@noodlenaut/domain';
import { IconButton } from '@noodlenaut/ui/pieces/icon-button';
import { LessonLayout } from '@noodlenaut/ui/pieces/lesson-layout';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePictureMode } from '../../lib/picture-mode.ts';
import { SoundButton } from '../../lib/sound-button.tsx';
import { stopReading } from '../../lib/speech.ts';
import type { PracticeRound } from '../../lib/wire.ts';

type Props = {
  round: PracticeRound;
  /** Whose colors: a guest among the day's five brings its own. */
  subject: SubjectId;
  /** The item on the screen, counted from 0; behind the last one stands the result. */
  place: number;
  bar: ReactNode;
  fit?: boolean;
  children: ReactNode;
};

/** Beads, way out and bar around a round. A new question takes the focus to its heading and stops the voice. */
export function PracticeFrame({ round, subject, place, bar, fit = false, children }: Props) {
  const isForPictures = usePictureMode();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    globalThis.scrollTo?.(0, 0);
    return stopReading;
  }, [place]);
  const { subjectId } = round;
  return (
    <LessonLayout
      subject={subject}
      leave={
        <IconButton
          icon="close"
          size={isForPictures ? 'xl' : 'lg'}
          label={`Stop here and go to ${subjectLabel(subjectId)}. Your place is saved`}
          renderRoot={(root) => <Link to="/subject/$subjectId" params={{ subjectId }} {...root} />}
        />
      }
      step={place + 1}
      of={round.items.length + 1}
      progressLabel="Practice progress"
      comfort={<SoundButton size={isForPictures ? 'xl' : 'lg'} />}
      bar={bar}
      fit={fit}
      mainRef={main}
    >
      {children}
    </LessonLayout>
  );
}

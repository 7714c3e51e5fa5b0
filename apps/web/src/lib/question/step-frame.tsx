import type { SubjectId } from '@noodlenaut/domain';
import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { LessonLayout } from '@noodlenaut/ui/pieces/lesson/lesson-layout';
import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ComfortButton } from '../comfort/comfort-button.tsx';
import { HelperButton } from '../chat/helper-button.tsx';
import type { HelperPlace } from '../chat/helper-panel.ts';
import { usePictureMode } from '../comfort/picture-mode.ts';
import { SoundButton } from '../audio/sound-button.tsx';
import { stopReading } from '../audio/speech.ts';

type Leave = Pick<ComponentProps<typeof IconButton>, 'label' | 'renderRoot'>;
type Props = {
  subject: SubjectId;
  /** The leave button and its label. */
  leave: Leave;
  /** From 1; a new one is a new step. */
  step: number;
  of: number;
  progressLabel?: string;
  /** Where the helper's button says the child is; left out for adults who look on. */
  helper?: { readonly place: HelperPlace | null; readonly wasWrong: boolean } | undefined;
  fit?: boolean | undefined;
  bar: ReactNode;
  children: ReactNode;
};

/** Progress beads, leave button and bar around every step. A new step takes the focus to its heading and stops the voice. */
export function StepFrame(props: Props) {
  const { subject, leave, step, of, progressLabel, helper, fit = false, bar, children } = props;
  const isForPictures = usePictureMode();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    globalThis.scrollTo?.(0, 0);
    return stopReading;
  }, [step]);
  const size = isForPictures ? 'xl' : 'lg';
  return (
    <LessonLayout
      subject={subject}
      leave={<IconButton icon="close" size={size} {...leave} />}
      step={step}
      of={of}
      {...(progressLabel === undefined ? {} : { progressLabel })}
      comfort={
        <>
          {isForPictures && (
            <span className="only-wide">
              <SoundButton size="xl" />
            </span>
          )}
          {helper !== undefined && <HelperButton {...helper} size={size} />}
          <ComfortButton size={size} />
        </>
      }
      bar={bar}
      fit={fit}
      mainRef={main}
    >
      {children}
    </LessonLayout>
  );
}

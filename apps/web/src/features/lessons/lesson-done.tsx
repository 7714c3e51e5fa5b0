import { subjectLabel } from '@noodlenaut/domain';
import { Celebration } from '@noodlenaut/ui/pieces/celebration';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Completion, SealedLesson } from '../../lib/wire.ts';
import { useLessonKeys } from './use-lesson-keys.ts';

const textFor = ({ scorePercent, pointsEarned, alreadyCompleted }: Completion) => (
  <>
    Your score is <b>{scorePercent}%</b>.{' '}
    {alreadyCompleted ? (
      'You had these points already.'
    ) : (
      <>
        You earned <b>{pointsEarned} points</b>.
      </>
    )}
  </>
);

/** The real score and the real points (PRODUCT 3), then back to the subject. */
export function LessonDone({ lesson, completion }: { lesson: SealedLesson; completion: Completion }) {
  const router = useRouter();
  const { subjectId } = lesson;
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus();
  }, []);
  useLessonKeys({ onEnter: () => void router.navigate({ to: '/subject/$subjectId', params: { subjectId } }) });
  return (
    <Celebration
      title="You finished it!"
      text={textFor(completion)}
      subject={subjectId}
      action={
        <StickerButton
          tone="primary"
          size="xl"
          renderRoot={(root) => <Link to="/subject/$subjectId" params={{ subjectId }} {...root} />}
        >
          Back to {subjectLabel(subjectId)}
        </StickerButton>
      }
    />
  );
}

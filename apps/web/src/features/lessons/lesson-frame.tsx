import { subjectLabel } from '@noodlenaut/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StepFrame } from '../../lib/question/step-frame.tsx';
import type { SealedLesson } from '../../lib/api/replies.ts';
import { LeavePreview } from './leave-preview.tsx';

type Props = {
  lesson: SealedLesson;
  step: number;
  count: number;
  fit?: boolean;
  /** The activity on the screen, and whether its answer was wrong. */
  activity?: { readonly index: number; readonly wasWrong: boolean };
  bar: ReactNode;
  children: ReactNode;
};

/** A step of a lesson; a preview leads back to where the adult came from. */
export function LessonFrame({ lesson, step, count, activity, ...rest }: Props) {
  const { subjectId, preview } = lesson;
  const place = activity === undefined ? null : { lessonId: lesson.id, activity: activity.index };
  return (
    <StepFrame
      subject={subjectId}
      leave={{
        label: preview
          ? 'Leave the preview'
          : `Leave the lesson and go to ${subjectLabel(subjectId)}. Your place is saved`,
        renderRoot: (root) =>
          preview ? (
            <LeavePreview {...root} />
          ) : (
            <Link to="/subject/$subjectId" params={{ subjectId }} {...root} />
          ),
      }}
      step={step + 1}
      of={count + 2}
      helper={preview ? undefined : { place, wasWrong: activity?.wasWrong ?? false }}
      {...rest}
    />
  );
}

import { subjectLabel } from '@noodlenaut/domain';
import type { SubjectId } from '@noodlenaut/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StepFrame } from '../../lib/question/step-frame.tsx';
import type { PracticeRound } from '../../lib/api/replies.ts';

type Props = {
  round: PracticeRound;
  /** Whose colors are shown: an item of another subject among the day's five has its own. */
  subject: SubjectId;
  /** The item on the screen, counted from 0; after the last one comes the result. */
  place: number;
  bar: ReactNode;
  fit?: boolean;
  /** A question is on the screen, and its answer was wrong. */
  wasWrong?: boolean;
  children: ReactNode;
};

/** A place in a round of practice. */
export function PracticeFrame({ round, subject, place, wasWrong = false, ...rest }: Props) {
  const { subjectId } = round;
  const position = round.items[place]?.position;
  return (
    <StepFrame
      subject={subject}
      leave={{
        label: `Stop here and go to ${subjectLabel(subjectId)}. Your place is saved`,
        renderRoot: (root) => <Link to="/subject/$subjectId" params={{ subjectId }} {...root} />,
      }}
      step={place + 1}
      of={round.items.length + 1}
      helper={{
        place: position === undefined ? null : { roundId: round.id, position },
        wasWrong,
      }}
      progressLabel="Practice progress"
      {...rest}
    />
  );
}

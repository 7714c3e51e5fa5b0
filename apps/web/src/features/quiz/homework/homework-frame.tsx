import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StepFrame } from '../../../lib/question/step-frame.tsx';
import type { Homework } from './open-homework.ts';

type Props = {
  homework: Homework;
  /** The question on the screen, counted from 0; after the last one comes the result. */
  place: number;
  bar: ReactNode;
  fit?: boolean;
  children: ReactNode;
};

/** A place in a quiz at home. The helper is not here: as in a game, everybody answers alone. */
export const HomeworkFrame = ({ homework, place, ...rest }: Props) => (
  <StepFrame
    subject={homework.subject}
    leave={{
      label: 'Stop here and go home. Your place is saved',
      renderRoot: (root) => <Link to="/" {...root} />,
    }}
    step={place + 1}
    of={homework.questions.length + 1}
    progressLabel="Quiz progress"
    {...rest}
  />
);

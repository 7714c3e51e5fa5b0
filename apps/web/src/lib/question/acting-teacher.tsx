import { ActingTeacher } from '@noodlenaut/ui/drawings/acting-teacher';
import type { ReactNode } from 'react';
import { useIsReading } from '../audio/speech.ts';
import type { PlayedQuestion } from './use-question.ts';
import { useTeacherAct } from './use-teacher-act.ts';

type Props = {
  question: PlayedQuestion;
  size: number;
  /** What is shown while it talks. */
  talking: ReactNode;
};

/** The teacher of a question, who acts with the child. */
export default function ActingAt({ question, size, talking }: Props) {
  const act = useTeacherAct(question, useIsReading());
  if (act === null) return talking;
  return <ActingTeacher subject={question.subject} act={act} chosen={question.chosen} size={size} />;
}

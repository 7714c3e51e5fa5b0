import { TeacherHelper } from '@noodlenaut/ui/pieces/home/teacher-helper';
import { TeacherPortrait } from '@noodlenaut/ui/pieces/lesson/teacher-portrait';
import { Suspense, lazy } from 'react';
import { useIsReading } from '../audio/speech.ts';
import type { PlayedQuestion } from './use-question.ts';

const Acting = lazy(() => import('./acting-teacher.tsx'));

/** The teacher of a question, beside it or as a face in the bar. It talks and rests until the code that acts has come. */
export function QuestionTeacher({ question, asFace }: { question: PlayedQuestion; asFace?: boolean }) {
  const { subject } = question;
  const isTalking = useIsReading();
  const size = asFace ? 64 : 188;
  const plain = <TeacherHelper subject={subject} isTalking={isTalking} size={size} />;
  const acting = (
    <Suspense fallback={plain}>
      <Acting question={question} size={size} talking={plain} />
    </Suspense>
  );
  return asFace ? <TeacherPortrait subject={subject}>{acting}</TeacherPortrait> : acting;
}

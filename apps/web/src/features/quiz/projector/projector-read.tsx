import { ReadFirst } from '@noodlenaut/ui/pieces/game/read-first';
import { LazyIllustration } from '../../../lib/question/lazy-illustration.tsx';
import { PhaseTimer } from '../phase-timer.tsx';
import { QuizPicture } from '../quiz-picture.tsx';
import type { ProjectorProps } from './projector-props.ts';

/** The question alone, as large as the last row needs it. */
export const ProjectorRead = ({ quiz }: ProjectorProps) => (
  <ReadFirst
    text={quiz.phase.text ?? ''}
    picture={<QuizPicture subject={quiz.subject} size={150} />}
    {...(quiz.phase.illustration && { drawing: <LazyIllustration picture={quiz.phase.illustration} /> })}
    timer={<PhaseTimer quiz={quiz} label="Reading time" />}
    answers={quiz.phase.answers ?? 0}
  />
);

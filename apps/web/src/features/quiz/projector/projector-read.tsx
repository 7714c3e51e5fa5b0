import { ReadFirst } from '@noodlenaut/ui/pieces/game/read-first';
import { LazyIllustration } from '../../../lib/question/lazy-illustration.tsx';
import { PhaseTimer } from '../phase-timer.tsx';
import { QuizPicture } from '../quiz-picture.tsx';
import type { ProjectorProps } from './projector-props.ts';

const USUAL_ANSWERS = 4;

/** The question alone, as large as the last row needs it. */
export const ProjectorRead = ({ quiz }: ProjectorProps) => (
  <ReadFirst
    text={quiz.phase.text ?? ''}
    picture={<QuizPicture subject={quiz.subject} size={150} />}
    {...(quiz.phase.illustration && { drawing: <LazyIllustration picture={quiz.phase.illustration} /> })}
    timer={<PhaseTimer quiz={quiz} label="Reading time" />}
    answers={USUAL_ANSWERS}
  />
);

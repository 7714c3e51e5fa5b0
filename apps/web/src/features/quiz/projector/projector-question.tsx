import { BoardAnswers } from '@noodlenaut/ui/pieces/game/board-answers';
import { QuestionPanel } from '@noodlenaut/ui/pieces/game/question-panel';
import { MathText } from '@noodlenaut/ui/pieces/math-text';
import { PhaseTimer } from '../phase-timer.tsx';
import { QuizPicture } from '../quiz-picture.tsx';
import looks from './projector.module.css';
import type { ProjectorProps } from './projector-props.ts';

/** The question in letters for the last row; then its answers, then how the class chose and why. */
export function ProjectorQuestion({ quiz }: ProjectorProps) {
  const { phase, board, reveal, subject } = quiz;
  const isReading = phase.phase === 'read';
  return (
    <>
      <QuestionPanel
        id="question"
        text={phase.text ?? ''}
        timer={
          phase.phase === 'reveal' ? null : (
            <PhaseTimer quiz={quiz} label={isReading ? 'Reading time' : 'Answer time'} />
          )
        }
      />
      {board && board.options.length > 0 && <BoardAnswers {...board} />}
      {isReading && <p className={looks.hint}>First we read. Then we choose.</p>}
      {reveal && (
        <section className={looks.why} aria-label="Why">
          <QuizPicture subject={subject} size={88} />
          <p>
            <MathText>{reveal.explanation}</MathText>
          </p>
        </section>
      )}
    </>
  );
}

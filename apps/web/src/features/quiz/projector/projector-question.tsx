import { BoardAnswers } from '@noodlenaut/ui/pieces/game/board-answers';
import { QuestionPanel } from '@noodlenaut/ui/pieces/game/question-panel';
import { QuestionStage } from '@noodlenaut/ui/pieces/game/question-stage';
import { MathText } from '@noodlenaut/ui/pieces/base/math-text';
import { LazyCard } from '../../../lib/question/lazy-card.tsx';
import { LazyIllustration } from '../../../lib/question/lazy-illustration.tsx';
import { PhaseTimer } from '../phase-timer.tsx';
import { QuizPicture } from '../quiz-picture.tsx';
import styles from './projector.module.css';
import type { ProjectorProps } from './projector-props.ts';

/** The question in letters for the last row with its answers, then how the class chose and why. */
export function ProjectorQuestion({ quiz }: ProjectorProps) {
  const { phase, board, reveal, subject } = quiz;
  return (
    <>
      <QuestionPanel
        id="question"
        text={phase.text ?? ''}
        timer={phase.phase === 'reveal' ? null : <PhaseTimer quiz={quiz} label="Answer time" />}
      />
      {board && board.options.length > 0 && (
        <QuestionStage
          {...(phase.illustration && {
            picture: <LazyIllustration picture={phase.illustration} after={reveal !== null} />,
          })}
        >
          <BoardAnswers
            {...board}
            pictures={board.cards.map((card, place) => (
              <LazyCard key={place} card={card} />
            ))}
          />
        </QuestionStage>
      )}
      {reveal && (
        <section className={styles.why} aria-label="Why">
          <QuizPicture subject={subject} size={88} />
          <p>
            <MathText>{reveal.explanation}</MathText>
          </p>
        </section>
      )}
    </>
  );
}

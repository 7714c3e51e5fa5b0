import { MathText } from '@noodlenaut/ui/pieces/base/math-text';
import { RevealView } from '@noodlenaut/ui/pieces/game/reveal-view';
import { useEffect } from 'react';
import { playCue } from '../../../lib/audio/audio.ts';
import { LazyCard } from '../../../lib/question/lazy-card.tsx';
import { LazyIllustration } from '../../../lib/question/lazy-illustration.tsx';
import { Speak } from '../../../lib/audio/speak.tsx';
import { GoOn } from '../go-on.tsx';
import { QuizFrame } from '../quiz-frame.tsx';
import { ThrowEmoji } from '../throw-emoji.tsx';
import { QuizPicture } from '../quiz-picture.tsx';
import { teacherOf } from '../quiz-words.ts';
import type { PhaseProps } from './phase-props.ts';

/** What to say about an answer: it praises the effort and never blames a miss. */
function wordsFor(isCorrect: boolean, hasAnswered: boolean, streak: number): { title: string; text: string } {
  if (!hasAnswered) return { title: 'Time to look', text: 'The next question is a new start.' };
  if (!isCorrect) return { title: 'Not quite right 🤔', text: 'Look why. You will know it next time.' };
  if (streak >= 3) return { title: 'Correct! 🎉', text: `You got ${streak} right in a row!` };
  return { title: 'Correct! 🎉', text: 'You thought it through.' };
}

/** An answer at its place, drawn where the question has pictures. */
const drawn = (place: number, text: string, cards: PhaseProps['me']['cards']) => {
  const card = cards[place];
  return { place, text, ...(card && { picture: <LazyCard card={card} /> }) };
};

export function RevealPhase({ quiz, me, ask }: PhaseProps) {
  const { reveal, phase, subject } = quiz;
  const { result, chosen, options } = me;
  const cue = result === null || chosen === null ? null : result.correct ? 'right' : 'try-again';
  useEffect(() => {
    if (cue !== null) playCue(cue);
  }, [cue, phase.question]);
  if (reveal === null || result === null) return <QuizFrame quiz={quiz}>{null}</QuizFrame>;
  const words = wordsFor(result.correct, chosen !== null, me.streak);
  return (
    <QuizFrame
      quiz={quiz}
      dock={
        <>
          {quiz.game.hasProjector && <ThrowEmoji ask={ask} />}
          <GoOn quiz={quiz} ask={ask}>
            {quiz.game.hasProjector ? 'Your teacher shows the scores' : 'The score comes next'}
          </GoOn>
        </>
      }
    >
      <RevealView
        question={phase.text ?? ''}
        {...(phase.illustration && { drawing: <LazyIllustration picture={phase.illustration} after /> })}
        right={drawn(result.rightPlace, reveal.right, me.cards)}
        own={chosen === null ? null : drawn(chosen, options[chosen] ?? '', me.cards)}
        isCorrect={result.correct}
        points={result.points}
        {...words}
        teacher={teacherOf(subject)}
        portrait={<QuizPicture subject={subject} size={88} />}
        explanation={<MathText>{reveal.explanation}</MathText>}
        speak={
          <Speak
            label="Read aloud why"
            texts={[`The right answer is ${reveal.right}.`, reveal.explanation]}
            onArrival
          />
        }
      />
    </QuizFrame>
  );
}

import { ReadFirst } from '@noodlenaut/ui/pieces/game/read-first';
import { Speak } from '../../../lib/audio/speak.tsx';
import { LazyIllustration } from '../../../lib/question/lazy-illustration.tsx';
import { PhaseTimer } from '../phase-timer.tsx';
import { CrewBoosts } from '../crew-boosts.tsx';
import { QuizFrame } from '../quiz-frame.tsx';
import { QuizPicture } from '../quiz-picture.tsx';
import type { PhaseProps } from './phase-props.ts';

const USUAL_ANSWERS = 4;

export function ReadPhase({ quiz, me, ask }: PhaseProps) {
  const { phase, subject } = quiz;
  const text = phase.text ?? '';
  return (
    <QuizFrame quiz={quiz} dock={<CrewBoosts quiz={quiz} me={me} ask={ask} onlyWithCharge />}>
      <ReadFirst
        text={text}
        picture={<QuizPicture subject={subject} size={150} />}
        {...(phase.illustration && { drawing: <LazyIllustration picture={phase.illustration} /> })}
        speak={<Speak label="Read the question aloud" texts={[text]} onArrival isMain />}
        timer={<PhaseTimer quiz={quiz} label="Reading time" />}
        answers={me.options.length || USUAL_ANSWERS}
      />
    </QuizFrame>
  );
}

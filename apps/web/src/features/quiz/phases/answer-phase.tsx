import { AnswerList } from '@noodlenaut/ui/pieces/game/answer-list';
import { MyAlias } from '@noodlenaut/ui/pieces/game/my-alias';
import { EnergyDuel } from '@noodlenaut/ui/pieces/game/energy-duel';
import { QuestionStage } from '@noodlenaut/ui/pieces/game/question-stage';
import { QuestionPanel } from '@noodlenaut/ui/pieces/game/question-panel';
import { WhoAnswered } from '@noodlenaut/ui/pieces/game/who-answered';
import { BoostLabel } from '@noodlenaut/ui/pieces/game/boost-mark';
import { CrewName } from '@noodlenaut/ui/pieces/game/crew-mark';
import { useState } from 'react';
import { LazyCard } from '../../../lib/question/lazy-card.tsx';
import { LazyIllustration } from '../../../lib/question/lazy-illustration.tsx';
import { spokenOption } from '../../../lib/question/spoken.ts';
import { useStepKeys } from '../../../lib/question/use-step-keys.ts';
import { Speak } from '../../../lib/audio/speak.tsx';
import { PhaseTimer } from '../phase-timer.tsx';
import { fliesInCrews } from '../crew-board.tsx';
import { boostOn } from '../crew-boosts.tsx';
import { QuizFrame } from '../quiz-frame.tsx';
import type { PhaseProps } from './phase-props.ts';

export function AnswerPhase(props: PhaseProps) {
  return props.me.waitsForNext ? <JoinsNext {...props} /> : <Answering {...props} />;
}

/** Came while the others answer (P4.33): the seat is there, and the next question is theirs too. */
const JoinsNext = ({ quiz, me }: PhaseProps) => (
  <QuizFrame quiz={quiz}>
    <h1 tabIndex={-1}>You join at the next question</h1>
    <MyAlias avatar={me.avatar} seat={me.seat} name={me.name} text="Look at the big screen." />
  </QuizFrame>
);

/** One press is the answer. It shows immediately and counts once the server has it. */
function Answering({ quiz, me, ask }: PhaseProps) {
  const { phase, game, seats } = quiz;
  const question = phase.question ?? 1;
  const [pressed, setPressed] = useState<number | null>(null);
  const chosen = me.chosen ?? pressed;
  const isLocked = chosen !== null || phase.isPaused;
  const choose = async (place: number) => {
    if (isLocked || place >= me.options.length || place === me.hinted) return;
    setPressed(place);
    const isIn = await ask('answer', { question, place });
    if (!isIn) setPressed(null);
  };
  useStepKeys({ onOption: (place) => void choose(place) });
  const text = phase.text ?? '';
  const isDuel = game.gameType === 'knowledge-battle';
  const isSolo = game.seats === 1;
  const boost = boostOn(quiz, me.team, question);
  const count = isSolo ? '' : `${phase.answered} of ${phase.present} have answered`;
  return (
    <QuizFrame
      quiz={quiz}
      slimDock={isDuel}
      split
      dock={
        <>
          {fliesInCrews(quiz) && me.team !== null && <CrewName team={me.team} />}
          {boost !== null && <BoostLabel kind={boost} />}
          <WhoAnswered
            players={isDuel || fliesInCrews(quiz) || seats.length === 1 ? [] : seats}
            text={chosen === null ? count : `Your answer is in. ${count}`.trim()}
          />
        </>
      }
    >
      {isDuel && <EnergyDuel players={seats} mySeat={me.seat} />}
      <QuestionPanel
        id="question"
        text={text}
        speak={
          <Speak
            label="Read the question and the answers aloud"
            texts={[text, ...me.options.map(spokenOption)]}
            onArrival
          />
        }
        timer={<PhaseTimer quiz={quiz} label="Answer time" />}
      />
      <QuestionStage
        enlarges
        {...(phase.illustration && { picture: <LazyIllustration picture={phase.illustration} /> })}
      >
        <AnswerList
          labelledBy="question"
          options={me.options}
          pictures={me.cards.map((card, place) => (
            <LazyCard key={place} card={card} />
          ))}
          chosen={chosen}
          isLocked={isLocked}
          taken={me.hinted ?? null}
          onChoose={(place) => void choose(place)}
          tight={isDuel}
        />
      </QuestionStage>
    </QuizFrame>
  );
}

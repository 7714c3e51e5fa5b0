import { CrewBanner } from '@noodlenaut/ui/pieces/game/crew-banner';
import { GetReady } from '@noodlenaut/ui/pieces/game/get-ready';
import { WhoAnswered } from '@noodlenaut/ui/pieces/game/who-answered';
import { useEffect } from 'react';
import { playCue } from '../../../lib/audio/audio.ts';
import { fliesInCrews } from '../crew-board.tsx';
import { QuizFrame } from '../quiz-frame.tsx';
import { useTimeLeft } from '../use-time-left.ts';
import type { PhaseProps } from './phase-props.ts';

export function CountdownPhase({ quiz, me }: PhaseProps) {
  const left = useTimeLeft(quiz) ?? 0;
  useEffect(() => playCue('game-start'), []);
  const { present } = quiz.phase;
  const text = present === 1 ? 'You are here' : `All ${present} are here`;
  return (
    <QuizFrame quiz={quiz} dock={<WhoAnswered players={quiz.seats} text={text} allDone />}>
      {fliesInCrews(quiz) && me.team !== null && <CrewBanner team={me.team} />}
      <GetReady count={Math.min(3, Math.max(1, Math.ceil(left / 1000)))} />
    </QuizFrame>
  );
}

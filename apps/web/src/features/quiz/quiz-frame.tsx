import { GameFrame } from '@noodlenaut/ui/pieces/game/game-frame';
import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SoundButton } from '../../lib/audio/sound-button.tsx';
import { stopReading } from '../../lib/audio/speech.ts';
import type { QuizState } from './quiz-state.ts';
import { gameTitle } from './quiz-words.ts';

type Props = {
  quiz: QuizState;
  dock?: ReactNode;
  long?: boolean;
  slimDock?: boolean;
  split?: boolean;
  children: ReactNode;
};

/** Bar and dock around a phase. A new phase takes the focus to its heading and stops the voice. */
export function QuizFrame({ quiz, dock, long = false, slimDock = false, split = false, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const { phase, me, game, subject } = quiz;
  // Phase and own result come one after the other: the heading of a reveal is there with the second.
  const isTold = me !== null && me.result !== null;
  useEffect(() => {
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    globalThis.scrollTo?.(0, 0);
    return stopReading;
  }, [phase.phase, phase.question, isTold]);
  const isAsking = phase.question !== null && phase.phase !== 'podium' && phase.phase !== 'closed';
  const isSudden = phase.question !== null && phase.question > phase.of;
  const question = isSudden ? 'One more question' : `Question ${phase.question ?? 1} of ${phase.of}`;
  return (
    <GameFrame
      leave={
        <IconButton
          icon="close"
          label="Leave the game. Your seat stays yours"
          renderRoot={(root) => <Link to="/multiplayer" {...root} />}
        />
      }
      sound={<SoundButton />}
      title={
        phase.isPaused ? 'The game takes a break' : isAsking ? question : gameTitle(game.gameType, subject)
      }
      step={isAsking ? phase.question : null}
      of={Math.max(phase.of, phase.question ?? 0)}
      score={isAsking && me !== null ? me.score : null}
      dock={dock}
      long={long}
      slimDock={slimDock}
      split={split}
      mainRef={main}
    >
      {children}
    </GameFrame>
  );
}

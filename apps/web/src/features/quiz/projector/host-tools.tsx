import { Icon } from '@noodlenaut/ui/icon';
import { GameIcon } from '@noodlenaut/ui/pieces/game/game-icon';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { StartButton } from '../phases/start-button.tsx';
import { HostPlayers } from './host-players.tsx';
import type { ProjectorProps } from './projector-props.ts';

const GO_ON = {
  read: 'Show the answers',
  answer: 'Show the right answer',
  reveal: 'Show the scores',
  scoreboard: 'Next question',
} as const;

/** Pause, lock, players and the button for the next phase. */
export function HostTools({ roomId, quiz, ask }: ProjectorProps) {
  const { phase, isPaused, isLocked } = quiz.phase;
  const goOn = phase === 'read' || phase === 'answer' || phase === 'reveal' || phase === 'scoreboard';
  if (phase === 'podium' || phase === 'closed')
    return (
      <>
        <StickerButton renderRoot={(root) => <Link to="/multiplayer" {...root} />}>All games</StickerButton>
        {phase === 'podium' && (
          <StickerButton
            tone="primary"
            renderRoot={(root) => (
              <Link to="/multiplayer/results/$gameId" params={{ gameId: roomId }} {...root} />
            )}
          >
            See the results
          </StickerButton>
        )}
      </>
    );
  return (
    <>
      {goOn && (
        <StickerButton aria-pressed={isPaused} onClick={() => void ask(isPaused ? 'resume' : 'pause', {})}>
          <GameIcon name={isPaused ? 'skip' : 'pause'} />
          {isPaused ? 'Go on' : 'Pause'}
        </StickerButton>
      )}
      <StickerButton aria-pressed={isLocked} onClick={() => void ask(isLocked ? 'unlock' : 'lock', {})}>
        {isLocked ? <Icon name="lock" /> : <GameIcon name="unlocked" />}
        {isLocked ? 'Unlock' : 'Lock'}
      </StickerButton>
      <HostPlayers roomId={roomId} quiz={quiz} ask={ask} />
      {phase === 'lobby' && <StartButton quiz={quiz} ask={ask} />}
      {goOn && (
        <StickerButton tone="primary" disabled={isPaused} onClick={() => void ask('skip', {})}>
          {GO_ON[phase]}
        </StickerButton>
      )}
    </>
  );
}

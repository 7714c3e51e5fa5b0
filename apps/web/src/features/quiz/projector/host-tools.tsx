import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { HostPlayers } from './host-players.tsx';
import { NextPhase, PauseAndLock } from './phase-tools.tsx';
import type { ProjectorProps } from './projector-props.ts';

/** The ways on from the podium. */
export const AfterGame = ({ roomId, phase }: { roomId: string; phase: 'podium' | 'closed' }) => (
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

/** Pause, lock, players and the button for the next phase. */
export function HostTools({ roomId, quiz, ask }: ProjectorProps) {
  const { phase } = quiz.phase;
  if (phase === 'podium' || phase === 'closed') return <AfterGame roomId={roomId} phase={phase} />;
  return (
    <>
      <PauseAndLock quiz={quiz} ask={ask} />
      <HostPlayers roomId={roomId} quiz={quiz} ask={ask} />
      <NextPhase quiz={quiz} ask={ask} />
    </>
  );
}

import { GameIcon } from '@noodlenaut/ui/pieces/game/game-icon';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { HostPlayers } from './host-players.tsx';
import { NextPhase, PauseAndLock } from './phase-tools.tsx';
import type { ProjectorProps } from './projector-props.ts';

/** The ways on from the podium. */
export const AfterGame = ({ roomId, quiz, ask }: ProjectorProps) => (
  <>
    {quiz.phase.showMs !== null && (
      <StickerButton
        onClick={() => void ask('skip', { phase: 'podium', question: quiz.phase.question ?? 0 })}
      >
        <GameIcon name="skip" />
        Skip the show
      </StickerButton>
    )}
    <StickerButton renderRoot={(root) => <Link to="/multiplayer" {...root} />}>All games</StickerButton>
    {quiz.phase.phase === 'podium' && (
      <StickerButton
        tone="primary"
        renderRoot={(root) =>
          // The report of the class says more, and is where a colleague finds it; a game of no class has results for its host alone.
          quiz.classQuiz ? (
            <Link to="/classes/$classId/quizzes/$quizId" params={quiz.classQuiz} {...root} />
          ) : (
            <Link to="/multiplayer/results/$gameId" params={{ gameId: roomId }} {...root} />
          )
        }
      >
        {quiz.classQuiz ? 'See the class report' : 'See the results'}
      </StickerButton>
    )}
  </>
);

/** Pause, lock, players and the button for the next phase. */
export function HostTools({ roomId, quiz, ask }: ProjectorProps) {
  const { phase } = quiz.phase;
  if (phase === 'podium' || phase === 'closed') return <AfterGame roomId={roomId} quiz={quiz} ask={ask} />;
  return (
    <>
      <PauseAndLock quiz={quiz} ask={ask} />
      <HostPlayers roomId={roomId} quiz={quiz} ask={ask} />
      <NextPhase quiz={quiz} ask={ask} />
    </>
  );
}

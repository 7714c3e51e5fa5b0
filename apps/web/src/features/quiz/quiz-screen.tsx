import { PRODUCT } from '@noodlenaut/domain';
import { useState } from 'react';
import { OverSheet } from './over-sheet.tsx';
import { PHASE_SCREENS } from './phases/phase-screens.ts';
import { ProjectorScreen } from './projector/projector-screen.tsx';
import { gameTitle } from './quiz-words.ts';
import { useQuizRoom, type QuizRoom } from './use-quiz-room.ts';
import { GameSheet } from '@noodlenaut/ui/pieces/game/game-sheet';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { useOnline } from '../../lib/live/use-online.ts';
import type { QuizState } from './quiz-state.ts';
import { SheetPage } from './sheet-page.tsx';

/** Shown while the connection is made or repaired: says that points are safe, with a link out. */
function WaitingSheet({ quiz }: { quiz: QuizState | null }) {
  const isOnline = useOnline();
  const score = quiz?.me?.score ?? 0;
  const points = score === 0 ? [] : [`Your ${score.toLocaleString('en-US')} points stay.`];
  const facts = quiz === null ? [] : ['Your seat is safe.', ...points];
  return (
    <SheetPage>
      <GameSheet
        title={quiz === null && isOnline ? 'Going to your game' : 'Finding your game'}
        isBusy
        facts={facts}
        text={isOnline ? 'Still stuck? Tell a grown-up.' : 'You are offline. We try again by ourselves.'}
      >
        <StickerButton wide renderRoot={(root) => <Link to="/multiplayer" {...root} />}>
          Leave game
        </StickerButton>
      </GameSheet>
    </SheetPage>
  );
}

/** Which screen belongs to the state of the game and of the connection. */
function Stage({ roomId, quiz, connection, ask, onAgain }: QuizRoom & { onAgain: () => void }) {
  if (connection.is === 'over')
    return <OverSheet why={connection.why} text={connection.text} onAgain={onAgain} />;
  if (quiz === null || connection.is !== 'here') return <WaitingSheet quiz={quiz} />;
  const { me, phase } = quiz;
  if (me === null) return <ProjectorScreen roomId={roomId} quiz={quiz} ask={ask} />;
  const Screen = PHASE_SCREENS[phase.phase];
  // A new question is a new screen: nothing of the last one stays pressed.
  return (
    <Screen key={`${phase.phase}-${phase.question ?? 0}`} roomId={roomId} quiz={quiz} me={me} ask={ask} />
  );
}

function Table({ roomId, onAgain }: { roomId: string; onAgain: () => void }) {
  const room = useQuizRoom(roomId);
  const title = room.quiz === null ? 'Quiz game' : gameTitle(room.quiz.game.gameType, room.quiz.subject);
  return (
    <>
      <title>{`${title} · ${PRODUCT.name}`}</title>
      <Stage {...room} onAgain={onAgain} />
    </>
  );
}

/** A quiz game, from its lobby to its podium (P4.07). */
export function QuizScreen({ roomId }: { roomId: string }) {
  const [turn, setTurn] = useState(0);
  return <Table key={`${roomId} ${turn}`} roomId={roomId} onAgain={() => setTurn(turn + 1)} />;
}

import { PRODUCT } from '@noodlenaut/domain';
import { useState } from 'react';
import { OverSheet } from './over-sheet.tsx';
import { PHASE_SCREENS } from './phases/phase-screens.ts';
import { ProjectorScreen } from './projector/projector-screen.tsx';
import { gameTitle } from './quiz-words.ts';
import { useQuizRoom, type QuizRoom } from './use-quiz-room.ts';
import { WaitingSheet } from './waiting-sheet.tsx';
import { EyesOnTeacher } from './eyes-on-teacher.tsx';
import { useClassHush } from './use-class-hush.ts';

/** Which screen belongs to the state of the game and of the connection. */
function Stage({ roomId, quiz, connection, ask, onAgain }: QuizRoom & { onAgain: () => void }) {
  if (connection.is === 'over')
    return <OverSheet why={connection.why} text={connection.text} onAgain={onAgain} />;
  if (quiz === null || connection.is !== 'here') return <WaitingSheet quiz={quiz} />;
  const { me, phase } = quiz;
  if (me === null) return <ProjectorScreen roomId={roomId} quiz={quiz} ask={ask} />;
  if (phase.isPaused) return <EyesOnTeacher />;
  const Screen = PHASE_SCREENS[phase.phase];
  // A new question is a new screen: nothing of the last one stays pressed.
  return (
    <Screen key={`${phase.phase}-${phase.question ?? 0}`} roomId={roomId} quiz={quiz} me={me} ask={ask} />
  );
}

function Table({ roomId, onAgain }: { roomId: string; onAgain: () => void }) {
  const room = useQuizRoom(roomId);
  useClassHush(room.quiz);
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

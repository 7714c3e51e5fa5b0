import { PRODUCT } from '@noodlenaut/domain';
import { useState } from 'react';
import { OverSheet } from '../over-sheet.tsx';
import { useQuizRoom } from '../use-quiz-room.ts';
import { WaitingSheet } from '../waiting-sheet.tsx';
import { RemotePanel } from './remote-panel.tsx';

function Connected({ roomId, onAgain }: { roomId: string; onAgain: () => void }) {
  const { quiz, connection, ask } = useQuizRoom(roomId, true);
  if (connection.is === 'over')
    return <OverSheet why={connection.why} text={connection.text} onAgain={onAgain} />;
  if (quiz === null || connection.is !== 'here') return <WaitingSheet quiz={quiz} />;
  return <RemotePanel roomId={roomId} quiz={quiz} ask={ask} />;
}

/** A class quiz, steered from the teacher's phone beside the projector. */
export function RemoteScreen({ roomId }: { roomId: string }) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <title>{`Remote control · ${PRODUCT.name}`}</title>
      <Connected key={`${roomId} ${turn}`} roomId={roomId} onAgain={() => setTurn(turn + 1)} />
    </>
  );
}

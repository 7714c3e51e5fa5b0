import { GameSheet } from '@noodlenaut/ui/pieces/game/game-sheet';
import { useEffect, useRef } from 'react';
import { Speak } from '../../lib/audio/speak.tsx';
import { SheetPage } from './sheet-page.tsx';

const TITLE = 'Eyes on your teacher';
const TEXT = 'The game waits. Your answers and points are safe.';

/** The teacher pauses a class quiz (P4.34): every screen of the class says where to look. */
export function EyesOnTeacher() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SheetPage>
      <GameSheet title={TITLE} text={TEXT} mood="happy" headingRef={heading}>
        <Speak label="Read aloud" texts={[`${TITLE}.`, TEXT]} />
      </GameSheet>
    </SheetPage>
  );
}

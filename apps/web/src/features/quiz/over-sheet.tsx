import { GameSheet } from '@noodlenaut/ui/pieces/game/game-sheet';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { QuizConnectionState } from './keep-quiz.ts';
import { OVER_WORDS } from './quiz-words.ts';
import { SheetPage } from './sheet-page.tsx';

type Props = {
  why: (QuizConnectionState & { is: 'over' })['why'];
  text: string | null;
  onAgain?: () => void;
};

/** Why this player is not in the game any more, and the way on. */
export function OverSheet({ why, text, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = OVER_WORDS[why];
  return (
    <SheetPage>
      <GameSheet title={words.title} text={text ?? words.text} mood="happy" headingRef={heading}>
        {why === 'taken-over' && onAgain && (
          <StickerButton tone="primary" size="lg" onClick={onAgain}>
            Play here
          </StickerButton>
        )}
        <StickerButton
          tone={why === 'taken-over' ? 'plain' : 'primary'}
          renderRoot={(root) => <Link to="/multiplayer" {...root} />}
        >
          All games
        </StickerButton>
      </GameSheet>
    </SheetPage>
  );
}

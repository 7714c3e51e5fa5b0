import { GameSheet } from '@noodlenaut/ui/pieces/game/game-sheet';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { useOnline } from '../../lib/live/use-online.ts';
import type { QuizState } from './quiz-state.ts';
import { SheetPage } from './sheet-page.tsx';

/** Shown while the connection is made or repaired: says that points are safe, with a link out. */
export function WaitingSheet({ quiz }: { quiz: QuizState | null }) {
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

import { GameSheet } from '../../src/pieces/game/game-sheet.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';

export default function GameReconnecting() {
  return (
    <main className="wrap">
      <GameSheet
        title="Finding your game"
        isBusy
        facts={['Your seat is safe.', 'Your 3,000 points stay.']}
        text="Still stuck? Tell a grown-up."
      >
        <StickerButton wide>Leave game</StickerButton>
      </GameSheet>
    </main>
  );
}

import { CrewBanner } from '../../src/pieces/game/crew-banner.tsx';
import { EmojiBar } from '../../src/pieces/game/emoji-bar.tsx';
import { MyAlias } from '../../src/pieces/game/my-alias.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { GameTable } from '../game-table.tsx';
import { nothing } from '../link.tsx';

export default function GameCrewLobby() {
  return (
    <GameTable
      step={null}
      title="Math Class Quiz"
      dock={
        <>
          <EmojiBar onSend={nothing} isResting={false} />
          <StickerButton tone="primary" size="lg" icon="check">
            I am ready
          </StickerButton>
        </>
      }
    >
      <h1 className="visually-hidden">Lobby</h1>
      <CrewBanner team={3} />
      <MyAlias avatar="owl" seat={2} name="Starry Owl" text="Look at the big screen." />
    </GameTable>
  );
}

import { CrewList } from '../../src/pieces/game/crew-list.tsx';
import { EmojiBar } from '../../src/pieces/game/emoji-bar.tsx';
import { RoomTicket } from '../../src/pieces/game/room-ticket.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { GameTable, PLAYERS, QR } from '../game-table.tsx';
import { nothing } from '../link.tsx';
import styles from './game-lobby.module.css';

export default function GameLobby() {
  return (
    <GameTable
      step={null}
      title="Science Quiz Race"
      dock={
        <>
          <EmojiBar onSend={nothing} isResting={false} />
          <StickerButton tone="primary" size="lg">
            Start game
          </StickerButton>
        </>
      }
    >
      <h1 className="visually-hidden">Lobby</h1>
      <div className={styles.lobby}>
        <RoomTicket code="K7MWPX" qr={QR}>
          <StickerButton tone="onSky" icon="copy">
            Copy link
          </StickerButton>
        </RoomTicket>
        <CrewList
          players={PLAYERS.slice(0, 3)}
          mySeat={1}
          hostSeat={1}
          freeSeats={1}
          emoji={new Map([[2, 'wow']])}
        />
      </div>
    </GameTable>
  );
}

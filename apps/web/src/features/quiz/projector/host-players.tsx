import { QrPicture } from '@noodlenaut/ui/pieces/game/qr-picture';
import { Sheet } from '@noodlenaut/ui/pieces/base/sheet';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import { qrCells } from '../../../lib/files/qr-cells.ts';
import { playersIn } from '../quiz-words.ts';
import { remoteAddress } from '../room-address.ts';
import { EndGame } from './end-game.tsx';
import type { ProjectorProps } from './projector-props.ts';
import { RemovePlayers } from './remove-players.tsx';
import styles from './projector.module.css';

/**
 * The players, and the way to the remote: there a child is sent out where the class does not see it. Who has this one screen alone
 * can do it here, behind a fold.
 */
export function HostPlayers({ roomId, quiz, ask }: ProjectorProps) {
  const [isOpen, setOpen] = useState(false);
  const cells = qrCells(remoteAddress(roomId));
  return (
    <>
      <StickerButton icon="users" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Players
      </StickerButton>
      {isOpen && (
        <Sheet title="Players" done="Done" onClose={() => setOpen(false)}>
          <section className={styles.remote} aria-labelledby="remote">
            <div>
              <h3 id="remote">Your phone as a remote</h3>
              <p>Scan it signed in as you. It also sends a player out without the class seeing it.</p>
            </div>
            {cells && <QrPicture cells={cells} label="QR code of your remote" />}
          </section>
          <p className="num">{playersIn(quiz.phase.present)}</p>
          <details className={styles.fold}>
            <summary>Send a player out on this screen</summary>
            <RemovePlayers quiz={quiz} ask={ask} />
          </details>
          <EndGame ask={ask} />
        </Sheet>
      )}
    </>
  );
}

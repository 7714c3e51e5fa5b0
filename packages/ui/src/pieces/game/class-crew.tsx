import type {} from '../../styles/css-properties.ts';
import type { GameEmoji, SeatView } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import styles from './class-crew.module.css';
import { EmojiPicture } from './emoji-bar.tsx';

type Props = {
  players: readonly SeatView[];
  /** A button of the host beside each: remove, let back. */
  tool?: (player: SeatView) => ReactNode;
  /** What somebody shows right now, by seat. */
  emoji?: ReadonlyMap<number, { readonly emoji: GameEmoji; readonly until: number }>;
};

const stateOf = ({ presence, isReady }: SeatView) =>
  presence !== 'here' ? 'away' : isReady ? 'done' : 'plain';

/** Everybody in the room, by alias and animal. Who comes pops in, who is ready has a tick, and an emoji stands over its sender. */
export function ClassCrew({ players, tool, emoji }: Props) {
  return (
    <ul
      className={styles.crew}
      data-many={players.length > 15 || undefined}
      data-crowd={players.length > 36 || undefined}
      data-tools={tool !== undefined || undefined}
    >
      {players.map((player) => {
        const shown = emoji?.get(player.seat);
        return (
          <li key={player.seat} style={{ '--i': player.seat }}>
            <span className={styles.face}>
              <Avatar avatar={player.avatar} seat={player.seat} size={72} state={stateOf(player)} />
              {shown !== undefined && (
                <span key={shown.until} className={styles.shown} aria-hidden="true">
                  <EmojiPicture emoji={shown.emoji} size={44} />
                </span>
              )}
            </span>
            <b>{player.name}</b>
            {tool?.(player)}
          </li>
        );
      })}
    </ul>
  );
}

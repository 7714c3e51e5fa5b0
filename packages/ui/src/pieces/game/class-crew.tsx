import type {} from '../../styles/css-properties.ts';
import type { SeatView } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import styles from './class-crew.module.css';
import { COMES, PlayerFace, type ShownEmoji } from './player-face.tsx';

type Props = {
  players: readonly SeatView[];
  /** A button of the host beside each: remove, let back. */
  tool?: (player: SeatView) => ReactNode;
  emoji?: ShownEmoji;
};

/** Everybody in the room, by alias and animal. Who comes pops in, who is ready has a tick, and an emoji stands over its sender. */
export function ClassCrew({ players, tool, emoji }: Props) {
  return (
    <ul
      className={styles.crew}
      data-many={players.length > 15 || undefined}
      data-crowd={players.length > 36 || undefined}
      data-tools={tool !== undefined || undefined}
    >
      {players.map((player) => (
        <li
          key={player.seat}
          className={tool === undefined ? COMES : undefined}
          style={{ '--i': player.seat }}
        >
          <PlayerFace player={player} size={72} className={styles.face ?? ''} emoji={emoji} emojiSize={44} />
          <b>{player.name}</b>
          {tool?.(player)}
        </li>
      ))}
    </ul>
  );
}

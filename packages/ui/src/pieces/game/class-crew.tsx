import type { SeatView } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import styles from './class-crew.module.css';

type Props = {
  players: readonly SeatView[];
  /** A button of the host beside each: remove, let back. */
  tool?: (player: SeatView) => ReactNode;
};

/** Everybody in the room, by alias and animal. */
export function ClassCrew({ players, tool }: Props) {
  return (
    <ul
      className={styles.crew}
      data-many={players.length > 15 || undefined}
      data-tools={tool !== undefined || undefined}
    >
      {players.map((player) => (
        <li key={player.seat}>
          <Avatar
            avatar={player.avatar}
            seat={player.seat}
            size={72}
            state={player.presence === 'here' ? 'plain' : 'away'}
          />
          <b>{player.name}</b>
          {tool?.(player)}
        </li>
      ))}
    </ul>
  );
}

import type { GameEmoji, SeatView } from '@noodlenaut/domain';
import { Icon } from '../../icons/icon.tsx';
import { Avatar } from './avatar.tsx';
import styles from './crew-list.module.css';
import { EmojiPicture } from './emoji-bar.tsx';
import { GameIcon } from './game-icon.tsx';
import { YouTag } from './you-tag.tsx';

type Props = {
  players: readonly SeatView[];
  mySeat: number | null;
  /** Who may start: wears the crown. Null where the host does not play. */
  hostSeat: number | null;
  freeSeats: number;
  /** What somebody shows right now, by seat. */
  emoji: ReadonlyMap<number, GameEmoji>;
};

const statusOf = ({ presence, isReady }: SeatView, isHost: boolean, isMe: boolean): string => {
  if (presence !== 'here') return 'Coming back';
  if (isReady) return 'Ready';
  // The host has no button for it: who starts is ready.
  return !isHost ? 'Getting ready' : isMe ? 'You start' : 'Starts the game';
};

/** Who is in the lobby, by alias, and the seats that are free. */
export function CrewList({ players, mySeat, hostSeat, freeSeats, emoji }: Props) {
  return (
    <ul className={styles.crew} data-many={players.length + freeSeats > 4 || undefined}>
      {players.map((player) => {
        const { seat, avatar, name, isReady, presence } = player;
        const shown = emoji.get(seat);
        const isMe = seat === mySeat;
        return (
          <li
            key={seat}
            className={styles.mate}
            data-me={isMe || undefined}
            data-ready={isReady || undefined}
          >
            {isMe && <YouTag />}
            {seat === hostSeat && (
              <span className={styles.crown}>
                <GameIcon name="crown" size={26} />
                <span className="visually-hidden">Host: </span>
              </span>
            )}
            <Avatar avatar={avatar} seat={seat} size={64} state={presence === 'here' ? 'plain' : 'away'} />
            <b>{name}</b>
            <span className={styles.status}>
              {isReady && presence === 'here' && <Icon name="check" size={20} />}
              {statusOf(player, seat === hostSeat, isMe)}
            </span>
            {shown && (
              <span className={styles.shown}>
                <EmojiPicture emoji={shown} size={26} />
              </span>
            )}
          </li>
        );
      })}
      {Array.from({ length: freeSeats }, (_, at) => (
        <li key={`free-${at}`} className={styles.free}>
          <Icon name="plus" size={26} />
          <b>A free seat</b>
        </li>
      ))}
    </ul>
  );
}

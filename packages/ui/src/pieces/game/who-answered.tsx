import type { SeatView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './who-answered.module.css';

/** More than this many faces do not fit under a phone's question. */
const FACES = 6;

type Props = {
  players: readonly SeatView[];
  /** '2 of 4 have answered': told politely when it changes. */
  text: string;
  /** Before the first question everybody is simply here. */
  allDone?: boolean;
};

export function WhoAnswered({ players, text, allDone = false }: Props) {
  const here = players.filter(({ presence }) => presence === 'here' || presence === 'dropped');
  return (
    <div className={styles.who}>
      {here.length > 0 && here.length <= FACES && (
        <ul className={styles.faces} aria-hidden="true">
          {here.map(({ seat, avatar, hasAnswered, rival }) => (
            <li key={seat}>
              <Avatar
                avatar={avatar}
                seat={seat}
                rival={rival}
                size={44}
                state={allDone || hasAnswered ? 'done' : 'thinking'}
              />
            </li>
          ))}
        </ul>
      )}
      <output className="num">{text}</output>
    </div>
  );
}

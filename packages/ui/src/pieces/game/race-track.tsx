import type {} from '../../styles/css-properties.ts';
import type { SeatView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './race-track.module.css';

const MARKS = [2, 4, 6, 8, 10] as const;
const LENGTH = 10;

type Props = { players: readonly SeatView[]; mySeat: number | null; questions: number };

/** A lane each to the moon: up on a phone, to the right on a wide screen. A right answer moves on, nothing moves back. */
export function RaceTrack({ players, mySeat, questions }: Props) {
  return (
    <ul className={styles.race} style={{ '--lanes': players.length }}>
      {players.map(({ seat, avatar, name, right, isRight, rival }) => {
        const at = (count: number) => Math.min(LENGTH, (count / questions) * LENGTH);
        const way = { '--p': at(right), '--from': at(isRight ? right - 1 : right) };
        return (
          <li key={seat} className={styles.lane} data-me={seat === mySeat || undefined} data-rival={rival}>
            <div className={styles.tube} aria-hidden="true">
              {MARKS.map((mark) => (
                <i key={mark} style={{ '--k': mark }} />
              ))}
              <span className={styles.trail} style={way} />
              <span className={styles.ship} style={way}>
                <Avatar avatar={avatar} seat={seat} size={60} rival={rival} />
              </span>
            </div>
            <span className={styles.name}>
              {seat === mySeat ? 'You' : name}
              <span className="num">{right} right</span>
            </span>
          </li>
        );
      })}
      <li className={styles.finish} aria-hidden="true">
        <svg viewBox="0 -40 180 220">
          <circle className={styles.moon} cx="96" cy="90" r="80" />
          <g className={styles.craters}>
            <circle cx="70" cy="62" r="16" />
            <circle cx="112" cy="112" r="24" />
            <circle cx="128" cy="56" r="9" />
          </g>
          <path className={styles.pole} d="M92 12V-34" />
          <path className={styles.flag} d="M92-34l44 12-44 14z" />
        </svg>
      </li>
    </ul>
  );
}

import type {} from '../../styles/css-properties.ts';
import type { SeatView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import looks from './race-track.module.css';

const MARKS = [2, 4, 6, 8, 10] as const;
const LENGTH = 10;

type Props = { players: readonly SeatView[]; mySeat: number | null; questions: number };

/** A lane each to the moon: up on a phone, to the right on a wide screen. A right answer moves on, nothing moves back. */
export function RaceTrack({ players, mySeat, questions }: Props) {
  return (
    <ul className={looks.race} style={{ '--lanes': players.length }}>
      {players.map(({ seat, avatar, name, right }) => {
        const way = { '--p': Math.min(LENGTH, (right / questions) * LENGTH) };
        return (
          <li key={seat} className={looks.lane} data-me={seat === mySeat || undefined}>
            <div className={looks.tube} aria-hidden="true">
              {MARKS.map((mark) => (
                <i key={mark} style={{ '--k': mark }} />
              ))}
              <span className={looks.trail} style={way} />
              <span className={looks.ship} style={way}>
                <Avatar avatar={avatar} seat={seat} size={60} />
              </span>
            </div>
            <span className={looks.name}>
              {seat === mySeat ? 'You' : name}
              <span className="num">{right} right</span>
            </span>
          </li>
        );
      })}
      <li className={looks.finish} aria-hidden="true">
        <svg viewBox="0 -40 180 220">
          <circle className={looks.moon} cx="96" cy="90" r="80" />
          <g className={looks.craters}>
            <circle cx="70" cy="62" r="16" />
            <circle cx="112" cy="112" r="24" />
            <circle cx="128" cy="56" r="9" />
          </g>
          <path className={looks.pole} d="M92 12V-34" />
          <path className={looks.flag} d="M92-34l44 12-44 14z" />
        </svg>
      </li>
    </ul>
  );
}

import type {} from '../../styles/css-properties.ts';
import type { SeatView, TeamStanding } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './crew-ships.module.css';

export const CREW_NAMES = ['Comet Crew', 'Nova Crew'] as const;
/** Percent of the sky at most: the rocket has its own height. */
const HIGHEST = 72;

type Props = {
  crews: readonly TeamStanding[];
  players: readonly SeatView[];
  mySeat: number | null;
  /** The score that reaches the top. */
  most: number;
};

/** Two rockets that rise with the mean score of their crew. */
export function CrewShips({ crews, players, mySeat, most }: Props) {
  return (
    <div className={styles.crews}>
      {crews.map(({ team, score }) => {
        const name = CREW_NAMES[team] ?? `Crew ${team + 1}`;
        const height = { '--v': Math.min(HIGHEST, Math.round((score / most) * HIGHEST)) };
        return (
          <section key={team} className={styles.crew} aria-label={name} data-crew={team % 2}>
            <div className={styles.sky} aria-hidden="true">
              <span className={styles.puff} style={height} />
              <svg className={styles.craft} style={height} viewBox="0 0 72 97">
                <path d="M24 74h24l-4 20-8-8-8 8z" data-part="body" />
                <path d="M20 46L6 62v18l16-8zM52 46l14 16v18l-16-8z" data-part="fins" />
                <path
                  d="M36 3c14 12 18 28 18 42 0 12-3 22-6 29H24c-3-7-6-17-6-29C18 31 22 15 36 3z"
                  data-part="body"
                />
                <circle cx="36" cy="38" r="10" data-part="window" />
              </svg>
            </div>
            <h2>{name}</h2>
            <b className={`num ${styles.sum ?? ''}`}>{score.toLocaleString('en-US')}</b>
            <span className={styles.note}>crew score</span>
            <ul className={styles.members}>
              {players
                .filter((player) => player.team === team)
                .map(({ seat, avatar, name: alias, score: own }) => (
                  <li key={seat}>
                    <Avatar avatar={avatar} seat={seat} size={44} />
                    <span>{seat === mySeat ? 'You' : alias}</span>
                    <span className="num">{own.toLocaleString('en-US')}</span>
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

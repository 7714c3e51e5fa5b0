import type {} from '../../styles/css-properties.ts';
import type { SeatView, TeamStanding } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import { crewName, crewTone } from './crew-mark.tsx';
import { CrewRocket } from './crew-rocket.tsx';
import styles from './crew-ships.module.css';

/** Percent of the sky at most: the rocket has its own height. */
const HIGHEST = 72;

type Props = {
  crews: readonly Pick<TeamStanding, 'team' | 'score'>[];
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
        const name = crewName(team);
        const { className, ...data } = crewTone(team);
        const height = { '--v': Math.min(HIGHEST, Math.round((score / most) * HIGHEST)) };
        return (
          <section key={team} className={`${className} ${styles.crew ?? ''}`} aria-label={name} {...data}>
            <div className={styles.sky} aria-hidden="true">
              <span className={styles.puff} style={height} />
              <CrewRocket className={styles.craft ?? ''} style={height} />
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

import type {} from '../../styles/css-properties.ts';
import type { TeamStanding } from '@noodlenaut/domain';
import { BOOST_WORDS, BoostLabel } from './boost-mark.tsx';
import styles from './crew-fleet.module.css';
import { CrewEmblem, crewName, crewTone } from './crew-mark.tsx';
import { CrewSky } from './crew-sky.tsx';
import { YouTag } from './you-tag.tsx';

type Props = {
  crews: readonly TeamStanding[];
  myTeam: number | null;
  /** The score that reaches the top. */
  most: number;
  /** Index of the question that was just played: what was used for it stands beside the score. */
  question: number;
};

const share = (score: number, most: number): number => Math.min(100, Math.round((score / most) * 100));

/** Up to six rockets: side by side on a wall, in rows on a phone. They only move on. */
export function CrewFleet({ crews, myTeam, most, question }: Props) {
  return (
    <ol className={styles.fleet} data-fleet style={{ '--crews': crews.length }}>
      {crews.map(({ team, members, score, before, boosts }) => {
        const { className, ...data } = crewTone(team);
        const used = boosts.find((boost) => boost.question === question);
        const next = boosts.find((boost) => boost.question === question + 1);
        return (
          <li
            key={team}
            className={`${className} ${styles.crew ?? ''}`}
            {...data}
            data-me={team === myTeam || undefined}
            style={{ '--v': share(score, most), '--was': share(before, most) }}
          >
            {team === myTeam && <YouTag />}
            <CrewSky className={styles.sky ?? ''} />
            <CrewEmblem team={team} size={44} />
            <div className={styles.who}>
              <b>{crewName(team)}</b>
              <small className="num">{members === 1 ? '1 player' : `${members} players`}</small>
            </div>
            <span className={styles.boost}>
              {next ? (
                <BoostLabel kind={next.kind} text={`Next: ${BOOST_WORDS[next.kind].name}`} />
              ) : (
                used && <BoostLabel kind={used.kind} />
              )}
            </span>
            <span className={`num ${styles.score ?? ''}`}>{score.toLocaleString('en-US')}</span>
          </li>
        );
      })}
    </ol>
  );
}

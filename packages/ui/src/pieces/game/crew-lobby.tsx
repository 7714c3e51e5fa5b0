import type {} from '../../styles/css-properties.ts';
import type { SeatView } from '@noodlenaut/domain';
import styles from './crew-lobby.module.css';
import { CrewName, crewTone } from './crew-mark.tsx';
import { COMES, PlayerFace, type ShownEmoji } from './player-face.tsx';

type Props = {
  /** How many crews there are. */
  crews: number;
  players: readonly SeatView[];
  emoji: ShownEmoji;
};

const many = (count: number): string => (count === 1 ? '1 player' : `${count} players`);

/** Everybody under the emblem of the own crew: who comes pops in, who is ready has a tick. */
export function CrewLobby({ crews, players, emoji }: Props) {
  const teams = Array.from({ length: crews }, (_, team) => players.filter((player) => player.team === team));
  const most = Math.max(...teams.map(({ length }) => length));
  return (
    <div className={styles.crews} style={{ '--crews': crews }} data-crowd={most > 7 || undefined}>
      {teams.map((members, team) => {
        const { className, ...data } = crewTone(team);
        return (
          <section key={team} className={`${className} ${styles.crew ?? ''}`} {...data}>
            <h2>
              <CrewName team={team} size={52} note={many(members.length)} />
            </h2>
            <ul>
              {members.map((player) => (
                <li key={player.seat} className={COMES}>
                  <PlayerFace
                    player={player}
                    size={48}
                    className={styles.face ?? ''}
                    emoji={emoji}
                    emojiSize={40}
                  />
                  <b>{player.name}</b>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

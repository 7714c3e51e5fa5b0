import type {} from '../../styles/css-properties.ts';
import type { GameEmoji, SeatView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './crew-lobby.module.css';
import { CrewName, crewTone } from './crew-mark.tsx';
import { EmojiPicture } from './emoji-bar.tsx';

type Props = {
  /** How many crews there are. */
  crews: number;
  players: readonly SeatView[];
  /** What somebody shows right now, by seat. */
  emoji: ReadonlyMap<number, { readonly emoji: GameEmoji; readonly until: number }>;
};

const stateOf = ({ presence, isReady }: SeatView) =>
  presence !== 'here' ? 'away' : isReady ? 'done' : 'plain';
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
              {members.map((player) => {
                const shown = emoji.get(player.seat);
                return (
                  <li key={player.seat}>
                    <span className={styles.face}>
                      <Avatar avatar={player.avatar} seat={player.seat} size={48} state={stateOf(player)} />
                      {shown !== undefined && (
                        <span key={shown.until} className={styles.shown} aria-hidden="true">
                          <EmojiPicture emoji={shown.emoji} size={40} />
                        </span>
                      )}
                    </span>
                    <b>{player.name}</b>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

import type { SeatView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './energy-duel.module.css';

const CELLS = 10;
type Props = { players: readonly SeatView[]; mySeat: number | null };

/** Energy of the two: a right answer charges one cell, and no cell ever drains. */
export function EnergyDuel({ players, mySeat }: Props) {
  const sides = [...players]
    .toSorted((a, b) => Number(b.seat === mySeat) - Number(a.seat === mySeat))
    .slice(0, 2);
  return (
    <section className={styles.duel} aria-label="Energy">
      {sides.map(({ seat, name, avatar, right, hasAnswered }, side) => (
        <div key={seat} className={styles.fighter} data-side={side === 0 ? 'left' : 'right'}>
          <span className={styles.face}>
            <Avatar avatar={avatar} seat={seat} size={44} state={hasAnswered ? 'done' : 'plain'} />
          </span>
          <b>{seat === mySeat ? 'You' : name}</b>
          <span className={`num ${styles.count ?? ''}`}>{right} energy</span>
          <div className={styles.cells} aria-hidden="true">
            {Array.from({ length: CELLS }, (_, at) => (
              <i key={at} data-on={at < right || undefined} />
            ))}
          </div>
        </div>
      ))}
      <span className={styles.versus} aria-hidden="true">
        vs
      </span>
    </section>
  );
}

import type { SeatView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './rival-row.module.css';

/** Against whom a child races who plays alone: robots, and the own last game. */
export const RivalRow = ({ rivals }: { rivals: readonly SeatView[] }) => (
  <ul className={styles.row} aria-label="You race against">
    {rivals.map(({ seat, avatar, name, rival }) => (
      <li key={seat}>
        <Avatar avatar={avatar} seat={seat} size={56} rival={rival} />
        <b>{name}</b>
      </li>
    ))}
  </ul>
);

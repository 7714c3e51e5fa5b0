import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Emblem } from '../../drawings/emblem.tsx';
import styles from './room-row.module.css';

/** More seats than these are told by the number alone. */
const DOTS = 8;
type Props = {
  subject: SubjectId;
  /** 'Math Quiz Race' */
  title: string;
  text: string;
  taken: number;
  seats: number;
  action: ReactNode;
};

/** One open room: what is played, who is in, and the way in. */
export function RoomRow({ subject, title, text, taken, seats, action }: Props) {
  return (
    <li className={styles.room} data-s={subject}>
      <span className={styles.picture}>
        <Emblem subject={subject} size={56} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <span className={`num ${styles.seats ?? ''}`}>
        {seats <= DOTS && (
          <span className={styles.dots} aria-hidden="true">
            {Array.from({ length: seats }, (_, at) => (
              <i key={at} data-on={at < taken || undefined} />
            ))}
          </span>
        )}
        {taken} of {seats}
        <span className="visually-hidden"> seats taken</span>
      </span>
      <div className={styles.action}>{action}</div>
    </li>
  );
}

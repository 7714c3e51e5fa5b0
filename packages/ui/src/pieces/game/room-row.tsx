import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Emblem } from '../../drawings/emblem.tsx';
import looks from './room-row.module.css';

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
    <li className={looks.room} data-s={subject}>
      <span className={looks.picture}>
        <Emblem subject={subject} size={56} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <span className={`num ${looks.seats ?? ''}`}>
        {seats <= DOTS && (
          <span className={looks.dots} aria-hidden="true">
            {Array.from({ length: seats }, (_, at) => (
              <i key={at} data-on={at < taken || undefined} />
            ))}
          </span>
        )}
        {taken} of {seats}
        <span className="visually-hidden"> seats taken</span>
      </span>
      <div className={looks.action}>{action}</div>
    </li>
  );
}

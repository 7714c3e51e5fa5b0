import { subjectLabel } from '@noodlenaut/domain';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './schedule.module.css';
import type { TutoringSession } from './tutor-sessions.ts';
import { momentIn, timeIn } from './zone-times.ts';

type Props = {
  conflicts: Outputs['tutoring']['availability']['conflicts'];
  sessions: readonly TutoringSession[];
  timeZone: string;
};

/** Bookings that lie outside of the saved hours: they stay booked, and the tutor decides about each (P5.39). */
export function ScheduleConflicts({ conflicts, sessions, timeZone }: Props) {
  if (conflicts.length === 0) return null;
  const isOne = conflicts.length === 1;
  return (
    <section className={styles.note} aria-label="Bookings outside of your hours">
      <p>
        <b>
          {isOne
            ? '1 booked session lies outside of your hours.'
            : `${conflicts.length} booked sessions lie outside of your hours.`}
        </b>{' '}
        {isOne ? 'It stays booked.' : 'They stay booked.'} Hold {isOne ? 'it' : 'them'}, or cancel: a family
        pays nothing when you cancel.
      </p>
      <ul>
        {conflicts.map(({ id, start, end }) => {
          const session = sessions.find((one) => one.id === id);
          return (
            <li key={id} className="num">
              {momentIn(timeZone, new Date(start))} to {timeIn(timeZone, new Date(end))}
              {session !== undefined && `: ${subjectLabel(session.subject)}`}
            </li>
          );
        })}
      </ul>
      <Link to="/tutoring" hash="sessions" className="link">
        Look at your sessions
      </Link>
    </section>
  );
}

import { addDays, localDay } from '@noodlenaut/domain';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import { calendarDay, weekdayOf } from '../../lib/format/dates.ts';
import styles from './home.module.css';
import { openSessions, startOf, type TutoringSession } from './tutor-sessions.ts';

type Props = { sessions: readonly TutoringSession[]; now: Date; zone: string };

/** Seven days from today with how many sessions each has (P5.38). */
export function WeekCard({ sessions, now, zone }: Props) {
  const today = localDay(now, zone);
  const byDay = Map.groupBy(openSessions(sessions), (session) => localDay(startOf(session), zone));
  return (
    <FlatPanel
      title="The week"
      aside={
        <Link to="/schedule" className="link">
          Schedule
        </Link>
      }
    >
      <ul className={styles.days}>
        {Array.from({ length: 7 }, (_, at) => addDays(today, at)).map((day) => {
          const count = byDay.get(day)?.length ?? 0;
          return (
            <li key={day} className={styles.day} {...(count > 0 ? { 'data-booked': true } : {})}>
              <span aria-hidden="true">{weekdayOf(day).slice(0, 2)}</span>
              <b className="num" aria-hidden="true">
                {Number(day.slice(-2))}
              </b>
              <span className="num" aria-hidden="true">
                {count === 0 ? '–' : count}
              </span>
              <span className="visually-hidden">
                {weekdayOf(day)}, {calendarDay(day)}: {count === 1 ? '1 session' : `${count} sessions`}
              </span>
            </li>
          );
        })}
      </ul>
    </FlatPanel>
  );
}

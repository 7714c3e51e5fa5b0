import { Link } from '@tanstack/react-router';
import styles from './desk.module.css';
import { SessionActions } from './session-actions.tsx';
import { SessionCard } from './session-card.tsx';
import { openSessions, type TutoringSession } from './tutor-sessions.ts';

type Props = { sessions: readonly TutoringSession[]; now: Date; zone: string };

/** Booked and running sessions, the next first. */
export function SessionsTab({ sessions, now, zone }: Props) {
  const open = openSessions(sessions);
  if (open.length === 0)
    return (
      <p className={`${styles.none} soft`}>
        Nothing is booked. Families book the free times of your <Link to="/schedule">schedule</Link>.
      </p>
    );
  return (
    <div className={styles.list}>
      <ul className={styles.list}>
        {open.map((session) => (
          <SessionCard key={session.id} session={session} now={now} zone={zone}>
            <SessionActions session={session} now={now} withChanges />
          </SessionCard>
        ))}
      </ul>
      <p className="soft">
        You can start a session from 10 minutes before its time. When nobody comes, you can say so 10 minutes
        after it.
      </p>
    </div>
  );
}

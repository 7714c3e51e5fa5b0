import { localDay } from '@noodlenaut/domain';
import styles from './desk.module.css';
import { SessionActions } from './session-actions.tsx';
import { SessionCard } from './session-card.tsx';
import { openSessions, startOf, type TutoringSession } from './tutor-sessions.ts';
import { momentIn } from './zone-times.ts';

type Props = { sessions: readonly TutoringSession[]; now: Date; zone: string };

/** A session just after midnight is due before its day begins. */
const SOON_MS = 3_600_000;

/** Today's sessions with what is due now; a running one stays, whatever the day is (P5.38). */
export function TodayList({ sessions, now, zone }: Props) {
  const today = localDay(now, zone);
  const open = openSessions(sessions);
  const next = open.find((session) => startOf(session) > now);
  const due = open.filter(
    (session) =>
      session.status === 'in-progress' ||
      localDay(startOf(session), zone) === today ||
      Math.abs(startOf(session).getTime() - now.getTime()) < SOON_MS,
  );
  return (
    <section className={styles.list} aria-labelledby="today">
      <h2 id="today">Today</h2>
      {due.length === 0 ? (
        <p className={`${styles.none} soft`}>
          No session today.
          {next !== undefined && ` The next one is on ${momentIn(zone, startOf(next))}.`}
        </p>
      ) : (
        <ul className={styles.list}>
          {due.map((session) => (
            <SessionCard key={session.id} session={session} now={now} zone={zone}>
              <SessionActions session={session} now={now} />
            </SessionCard>
          ))}
        </ul>
      )}
    </section>
  );
}

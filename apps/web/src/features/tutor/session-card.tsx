import { formatDollars, mayStart } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import styles from './desk.module.css';
import { gradeText, sessionTime, sessionTitle } from './session-words.ts';
import { SessionState } from './session-state.tsx';
import { timeLeft } from './time-left.ts';
import { endOf, startOf, type TutoringSession } from './tutor-sessions.ts';

/** What the clock says about an open session. */
function countdown(session: TutoringSession, now: Date): string {
  const start = startOf(session);
  if (session.status === 'in-progress') {
    const left = timeLeft(endOf(session), now);
    return left === null ? 'Its time is over' : `${left} left`;
  }
  const until = timeLeft(start, now);
  if (until === null)
    return mayStart(start, session.duration, now) ? 'It should be running now' : 'Its time is over';
  return `Starts in ${until}`;
}

type Props = { session: TutoringSession; now: Date; zone: string; children: ReactNode };

/** An open session with its time and what can be done. */
export function SessionCard({ session, now, zone, children }: Props) {
  return (
    <li className={styles.card} aria-label={sessionTitle(session)}>
      <div className={styles.about}>
        <div className={styles.title}>
          <h3>{sessionTitle(session)}</h3>
          <SessionState status={session.status} />
        </div>
        <p className="num">
          {sessionTime(session, zone)} · {session.duration} minutes · {formatDollars(session.totalCost)}
        </p>
        <p className="soft">
          {[gradeText(session.studentGrade), countdown(session, now)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

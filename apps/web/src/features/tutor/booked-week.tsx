import { afterDays, subjectLabel } from '@noodlenaut/domain';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { openSessions, startOf, type TutoringSession } from './tutor-sessions.ts';
import { momentIn } from './zone-times.ts';

const WEEK_DAYS = 7;
type Props = { sessions: readonly TutoringSession[]; timeZone: string };

/** What is booked in the next seven days, in the zone of the hours. */
export function BookedWeek({ sessions, timeZone }: Props) {
  const [now] = useState(() => new Date());
  const week = openSessions(sessions).filter((session) => startOf(session) < afterDays(now, WEEK_DAYS));
  return (
    <FlatPanel title="Booked" note="The next 7 days">
      {week.length === 0 ? (
        <p className="soft">Nothing is booked.</p>
      ) : (
        <ListRows>
          {week.map((session) => (
            <li key={session.id}>
              <div>
                <b className="num">{momentIn(timeZone, startOf(session))}</b>
                <p className="soft">
                  {subjectLabel(session.subject)}, {session.duration} minutes
                </p>
              </div>
            </li>
          ))}
        </ListRows>
      )}
      <Link to="/tutoring" hash="sessions" className="link">
        All sessions
      </Link>
    </FlatPanel>
  );
}

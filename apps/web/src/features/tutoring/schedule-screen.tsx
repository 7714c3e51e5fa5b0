import { trpc } from '../../lib/api/api.ts';
import { PRODUCT, subjectLabel } from '@noodlenaut/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shortMoment } from '../../lib/format/dates.ts';
import { PaperList } from './paper-list.tsx';

/** The tutor's booked sessions, soonest first. */
export function ScheduleScreen() {
  const { data: sessions } = useSuspenseQuery(trpc.tutoring.sessions.queryOptions());
  const booked = sessions
    .filter((session) => session.status === 'scheduled' || session.status === 'in-progress')
    .toSorted((one, other) => one.scheduledTime.localeCompare(other.scheduledTime));
  return (
    <>
      <title>{`Schedule · ${PRODUCT.name}`}</title>
      <h1>Schedule</h1>
      <PaperList
        title="Booked sessions"
        empty="Nothing is booked."
        rows={booked.map((session) => ({
          id: session.id,
          title: shortMoment(session.scheduledTime),
          facts: [subjectLabel(session.subject), `${session.duration} minutes`],
        }))}
      />
    </>
  );
}

import { trpc } from '../../lib/api/api.ts';
import { PRODUCT, subjectLabel } from '@noodlenaut/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shortMoment } from '../../lib/format/dates.ts';
import { PaperList } from './paper-list.tsx';

/** Requests and sessions as a tutor's records hold them. */
export function TutorLists() {
  const { data: requests } = useSuspenseQuery(trpc.tutoring.requests.queryOptions());
  const { data: sessions } = useSuspenseQuery(trpc.tutoring.sessions.queryOptions());
  return (
    <>
      <title>{`Tutoring · ${PRODUCT.name}`}</title>
      <h1>Live Tutoring</h1>
      <PaperList
        title="Requests"
        empty="There are no requests."
        rows={requests.map((request) => ({
          id: request.id,
          title: subjectLabel(request.subject),
          facts: [request.topic ?? request.description, request.urgency, request.status],
        }))}
      />
      <PaperList
        title="Sessions"
        empty="There are no sessions."
        rows={sessions.map((session) => ({
          id: session.id,
          title: subjectLabel(session.subject),
          facts: [shortMoment(session.scheduledTime), `${session.duration} minutes`, session.status],
        }))}
      />
    </>
  );
}

import { trpc } from '../../lib/api/api.ts';
import { PRODUCT, formatDollars, subjectLabel } from '@noodlenaut/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shortMoment } from '../../lib/format/dates.ts';
import { PaperList } from './paper-list.tsx';

const RATINGS_SHOWN_FROM = 3;

/** Tutors, requests and sessions as the records hold them. */
export function TutoringScreen({ isTutor }: { isTutor: boolean }) {
  const { data: tutors } = useSuspenseQuery(trpc.tutoring.tutors.queryOptions());
  const { data: requests } = useSuspenseQuery(trpc.tutoring.requests.queryOptions());
  const { data: sessions } = useSuspenseQuery(trpc.tutoring.sessions.queryOptions());
  return (
    <>
      <title>{`Tutoring · ${PRODUCT.name}`}</title>
      <h1>Live Tutoring</h1>
      {!isTutor && (
        <PaperList
          title="Tutors"
          empty="No tutor is available right now."
          rows={tutors.map((tutor) => ({
            id: tutor.id,
            title: tutor.name,
            facts: [
              tutor.specialties.join(', '),
              `${formatDollars(tutor.hourlyRate)} per hour`,
              tutor.ratingCount < RATINGS_SHOWN_FROM ? 'New' : `${tutor.rating.toFixed(1)} of 5`,
            ],
          }))}
        />
      )}
      <PaperList
        title={isTutor ? 'Requests' : 'My Requests'}
        empty="There are no requests."
        rows={requests.map((request) => ({
          id: request.id,
          title: subjectLabel(request.subject),
          facts: [request.topic ?? request.description, request.urgency, request.status],
        }))}
      />
      <PaperList
        title={isTutor ? 'Sessions' : 'My Sessions'}
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

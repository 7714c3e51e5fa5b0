import { api } from '../../lib/api/api.ts';
import { formatDollars, requestMove, subjectLabel } from '@noodlenaut/domain';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { nearDay } from '../../lib/format/dates.ts';
import { notify } from '../../lib/notices/notices.ts';
import { RowCard } from './row-card.tsx';
import { nameOfChild, type FamilySide, type TutoringRequest } from './tutoring-rows.ts';
import styles from './tutoring.module.css';
import { URGENCY_TEXTS } from './urgency-texts.ts';
import { useTutoringAction } from './use-tutoring-action.ts';
import { momentInBoth, timeLeft } from './zones.ts';

type Props = { request: TutoringRequest; side: FamilySide; hasSeveral: boolean; now: Date };

const isLiving = ({ status }: TutoringRequest) => status === 'pending' || status === 'offered';

function factsOf(request: TutoringRequest, now: Date): string[] {
  const { subject, urgency, createdAt, expiresAt, preferredTime } = request;
  return [
    subjectLabel(subject),
    `${URGENCY_TEXTS[urgency].text.toLowerCase()} (${URGENCY_TEXTS[urgency].note})`,
    `sent ${nearDay(createdAt)}`,
    preferredTime === null ? '' : `wished for ${momentInBoth(preferredTime, null)}`,
    isLiving(request) ? `runs out ${timeLeft(expiresAt, now)}` : '',
  ];
}

/** The words of an offer: who, when, how long, how much. */
function Offer({ request }: { request: TutoringRequest }) {
  const { status, tutorName, tutorTimeZone, offeredTime, offeredMinutes, offeredCost } = request;
  if (status !== 'offered' || offeredTime === null || offeredMinutes === null || offeredCost === null)
    return null;
  return (
    <p className={styles.offer}>
      <b>{tutorName ?? 'A tutor'} offers</b> {momentInBoth(offeredTime, tutorTimeZone)} · {offeredMinutes}{' '}
      minutes · {formatDollars(offeredCost)}
    </p>
  );
}

/** One request with the answers of a family: yes or no to an offer, and an end of it all. */
export function RequestCard({ request, side, hasSeveral, now }: Props) {
  const { id, subject, status } = request;
  const [asks, setAsks] = useState(false);
  const title = request.topic ?? request.description;
  const accept = useTutoringAction(
    () => api.tutoring.acceptOffer.mutate({ requestId: id }),
    () => notify({ title: 'The session is booked', tone: 'success' }),
  );
  const refuse = useTutoringAction(() => api.tutoring.refuseOffer.mutate({ requestId: id }));
  const end = useTutoringAction(
    () => api.tutoring.endRequest.mutate({ requestId: id }),
    () => setAsks(false),
  );
  const action = side === 'guardian' ? 'decline' : 'cancel';
  const may = (what: 'accept' | 'refuse') => requestMove(status, what, side) !== null;
  const isPending = accept.isPending || refuse.isPending || end.isPending;
  return (
    <RowCard
      subject={subject}
      title={title}
      status={status}
      child={hasSeveral ? nameOfChild(request) : null}
      facts={factsOf(request, now)}
      ways={
        isLiving(request) &&
        !asks && (
          <>
            {may('accept') && (
              <FlatButton
                aria-label={`Accept offer: ${title}`}
                pending={isPending}
                onClick={() => accept.mutate(undefined)}
              >
                Accept offer
              </FlatButton>
            )}
            {may('refuse') && (
              <FlatButton
                aria-label={`No thank you: ${title}`}
                pending={isPending}
                onClick={() => refuse.mutate(undefined)}
              >
                No thank you
              </FlatButton>
            )}
            <FlatButton
              aria-label={`${side === 'guardian' ? 'Stop the request' : 'Cancel request'}: ${title}`}
              disabled={isPending}
              onClick={() => setAsks(true)}
            >
              {side === 'guardian' ? 'Stop the request' : 'Cancel request'}
            </FlatButton>
          </>
        )
      }
    >
      {request.topic !== null && <p>{request.description}</p>}
      <Offer request={request} />
      {asks && requestMove(status, action, side) !== null && (
        <ConfirmQuestion
          question={
            side === 'guardian'
              ? `Stop the whole request of ${nameOfChild(request)}? No tutor can answer it any more.`
              : 'Take the request back? No tutor can answer it any more.'
          }
          yes={side === 'guardian' ? 'Yes, stop it' : 'Yes, cancel it'}
          no="Keep it"
          pending={end.isPending}
          onYes={() => end.mutate(undefined)}
          onNo={() => setAsks(false)}
        />
      )}
    </RowCard>
  );
}

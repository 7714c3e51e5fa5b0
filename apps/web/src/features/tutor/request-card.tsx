import { formatDollars, subjectLabel } from '@noodlenaut/domain';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import styles from './desk.module.css';
import { OfferDialog } from './offer-dialog.tsx';
import { gradeText } from './session-words.ts';
import { timeLeft } from './time-left.ts';
import { requestTitle, URGENCY_WORDS } from './tutor-requests.ts';
import type { TutoringRequest } from './tutor-sessions.ts';
import { useTutorAction } from './use-tutor-action.ts';
import { momentIn } from './zone-times.ts';

const TONES = { urgent: 'red', normal: 'yellow', flexible: 'info' } as const;
const ANSWERED = 'The family has answered meanwhile. Here is how it stands now.';

/** What was offered, and taking it back (P5.02). */
function OwnOffer({ request, zone }: { request: TutoringRequest; zone: string }) {
  const [asks, setAsks] = useState(false);
  const withdraw = useTutorAction(() => api.tutoring.withdrawOffer.mutate({ requestId: request.id }), {
    words: { wrong_state: ANSWERED, not_found: ANSWERED },
    onDone: () => setAsks(false),
  });
  return (
    <div className={styles.actions}>
      <FlatButton onClick={() => setAsks(true)}>Withdraw the offer</FlatButton>
      {asks && (
        <ConfirmQuestion
          question={`Take back your offer for ${request.offeredTime === null ? 'this request' : momentIn(zone, new Date(request.offeredTime))}? Other tutors can answer then.`}
          yes="Take it back"
          no="Keep it"
          pending={withdraw.isPending}
          onYes={() => withdraw.run(undefined)}
          onNo={() => setAsks(false)}
        />
      )}
      {withdraw.refusal !== undefined && <FormNotice>{withdraw.refusal}</FormNotice>}
    </div>
  );
}

type Props = { request: TutoringRequest; now: Date; zone: string };

/** A family's request: what it is about, until when it waits, and the tutor's answer. */
export function RequestCard({ request, now, zone }: Props) {
  const [isOffering, setOffering] = useState(false);
  const { subject, urgency, description, topic, preferredTime, studentName, studentGrade } = request;
  const { offeredTime, offeredMinutes, offeredCost, expiresAt } = request;
  const isOffered = request.status === 'offered';
  const left = timeLeft(new Date(expiresAt), now);
  return (
    <li className={styles.card} aria-label={requestTitle(request)}>
      <div className={styles.about}>
        <div className={styles.title}>
          <h3>{requestTitle(request)}</h3>
          <Band tone={TONES[urgency]} sign="clock">
            {URGENCY_WORDS[urgency]}
          </Band>
        </div>
        <p className="soft">
          {[subjectLabel(subject), studentName, gradeText(studentGrade)].filter(Boolean).join(' · ')}
        </p>
        {topic !== null && <p>{description}</p>}
        {preferredTime !== null && (
          <p className="num">They would like {momentIn(zone, new Date(preferredTime))}.</p>
        )}
        {isOffered && offeredTime !== null && (
          <p className="num">
            <b>You offered {momentIn(zone, new Date(offeredTime))}</b>, {offeredMinutes} minutes,{' '}
            {formatDollars(offeredCost ?? 0)}. The family has not answered yet.
          </p>
        )}
        <p className="soft">{left === null ? 'Its time is over' : `Waits another ${left}`}</p>
      </div>
      {isOffered ? (
        <OwnOffer request={request} zone={zone} />
      ) : (
        <div className={styles.actions}>
          <FlatButton onClick={() => setOffering(true)}>Offer a time</FlatButton>
        </div>
      )}
      {isOffering && <OfferDialog request={request} onClose={() => setOffering(false)} />}
    </li>
  );
}

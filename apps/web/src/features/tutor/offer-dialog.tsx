import {
  DEFAULT_SESSION_MINUTES,
  formatDollars,
  SESSION_MINUTES,
  sessionPriceCents,
} from '@noodlenaut/domain';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, trpc } from '../../lib/api/api.ts';
import { notify } from '../../lib/notices/notices.ts';
import styles from './desk.module.css';
import { OTHER_TIME, offerTimes } from './offer-times.ts';
import { requestTitle } from './tutor-requests.ts';
import type { TutoringRequest } from './tutor-sessions.ts';
import { useTutorAction } from './use-tutor-action.ts';
import { zoneHere } from './zone-times.ts';

const GONE = 'This request was answered or has run out meanwhile.';
const DAYS = 14;

type Props = { request: TutoringRequest; onClose: () => void };

/** A tutor's offer: a time, a length, and the price that follows from it (P5.02, P5.13). */
export function OfferDialog({ request, onClose }: Props) {
  const { data: user } = useSuspenseQuery(trpc.account.user.queryOptions());
  const [minutes, setMinutes] = useState<number>(DEFAULT_SESSION_MINUTES);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const slots = useQuery(
    trpc.tutoring.slots.queryOptions({ tutorId: user.id, duration: minutes, days: DAYS }, { retry: false }),
  );
  const zone = slots.data?.timeZone ?? zoneHere();
  const times = offerTimes(slots.data?.starts ?? [], request.preferredTime, zone);
  const isOther = chosen === OTHER_TIME || (chosen === undefined && times.length === 0 && !slots.isPending);
  const picked = chosen ?? times[0]?.value ?? '';
  // The field's value has no zone: it is read in the zone of this device.
  const at = isOther
    ? typed === ''
      ? undefined
      : new Date(typed)
    : picked === ''
      ? undefined
      : new Date(picked);
  const offer = useTutorAction(api.tutoring.offer.mutate, {
    words: { wrong_state: GONE, not_found: GONE },
    onDone: () => {
      notify({ title: 'Your offer is sent', description: 'The family answers it next.', tone: 'success' });
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    if (at !== undefined)
      offer.run({ requestId: request.id, duration: minutes, scheduledTime: at.toISOString() });
  };
  return (
    <SmallDialog title={`Offer a time: ${requestTitle(request)}`} onClose={onClose}>
      <FlatForm onSend={send}>
        <SelectField
          label="Length"
          value={minutes}
          options={SESSION_MINUTES.map((length) => ({ value: String(length), label: `${length} minutes` }))}
          onChange={(event) => setMinutes(Number(event.currentTarget.value))}
        />
        <SelectField
          label="Time"
          value={isOther ? OTHER_TIME : picked}
          disabled={slots.isPending}
          options={[...times, { value: OTHER_TIME, label: 'Another time' }]}
          hint={slots.isPending ? 'Looking for your free times...' : `In ${zone}`}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {isOther && (
          <TextField
            label="Another time"
            type="datetime-local"
            value={typed}
            hint={`In ${zoneHere()}, the zone of this device`}
            error={isTried && at === undefined ? 'Please choose a day and a time' : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <p className={styles.price}>
          <span>Price, from your {formatDollars(user.hourlyRate ?? 0)} an hour</span>
          <b className="num">{formatDollars(sessionPriceCents(user.hourlyRate ?? 0, minutes))}</b>
        </p>
        {offer.refusal !== undefined && <FormNotice>{offer.refusal}</FormNotice>}
        <div className="row">
          <FlatButton tone="primary" type="submit" pending={offer.isPending || slots.isPending}>
            Send the offer
          </FlatButton>
          <FlatButton onClick={onClose}>Not now</FlatButton>
        </div>
      </FlatForm>
    </SmallDialog>
  );
}

import { formatDollars } from '@noodlenaut/domain';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { FlatOption } from '@noodlenaut/ui/pieces/form/flat-option';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { shortDay } from '../../lib/format/dates.ts';
import { notify } from '../../lib/notices/notices.ts';
import { PLAN_READS } from './plan-reads.ts';
import styles from './plans.module.css';

const REASONS = [
  'Too expensive',
  'We use it too little',
  'Something is missing',
  'It does not work well for us',
  'Another reason',
] as const;

/** Two taps: at the end of what is paid, or at once; a reason is nobody's duty (P6.27, P6.28). */
export function CancelPanel({ endsAt }: { endsAt: string | null }) {
  const [immediately, setImmediately] = useState(endsAt === null);
  const [reason, setReason] = useState('');
  const [isSure, setIsSure] = useState(false);
  const cancel = useAction(
    () => api.billing.cancel.mutate({ immediately, ...(reason !== '' && { reason }) }),
    {
      stale: PLAN_READS,
      onDone: ({ refundCents }) =>
        notify({
          title: 'Your plan is cancelled',
          ...(refundCents !== null && refundCents > 0
            ? { description: `You get ${formatDollars(refundCents)} back.` }
            : {}),
          tone: 'success',
        }),
    },
  );
  const when = endsAt === null || immediately ? 'right now' : `on ${shortDay(endsAt)}`;
  return (
    <FlatPanel title="Cancel plan">
      <div className={styles.main}>
        <div className={styles.main} role="radiogroup" aria-label="When it ends">
          {endsAt !== null && (
            <FlatOption
              group="when"
              title={`On ${shortDay(endsAt)}`}
              text="Keep everything until then"
              checked={!immediately}
              onChoose={() => setImmediately(false)}
            />
          )}
          <FlatOption
            group="when"
            title="Right now"
            text="The free plan starts at once"
            checked={immediately}
            onChoose={() => setImmediately(true)}
          />
        </div>
        <SelectField
          label="Reason"
          optional
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          options={[
            { value: '', label: 'Choose one' },
            ...REASONS.map((one) => ({ value: one, label: one })),
          ]}
        />
        {isSure ? (
          <ConfirmQuestion
            question={`Cancel your plan ${when}?`}
            yes="Yes, cancel"
            no="Keep it"
            pending={cancel.isPending}
            onYes={() => cancel.mutate(undefined)}
            onNo={() => setIsSure(false)}
          />
        ) : (
          <FlatButton tone="danger" wide onClick={() => setIsSure(true)}>
            Cancel plan
          </FlatButton>
        )}
        <p className="soft small">
          Lessons, points and badges stay.
          {endsAt !== null && ` You can resume until ${shortDay(endsAt)}.`}
        </p>
      </div>
    </FlatPanel>
  );
}

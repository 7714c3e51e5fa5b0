import { formatDollars, PLANS } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import { api } from '../../lib/api/api.ts';
import { useAction } from '../../lib/api/use-action.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { shortDay } from '../../lib/format/dates.ts';
import { leaveApp } from '../../lib/links/leave-app.ts';
import styles from './plans.module.css';

type Overview = Outputs['billing']['overview'];

/** When money is taken next, and where the card is kept. */
export function ChargePanel({ provider, subscription }: Pick<Overview, 'provider' | 'subscription'>) {
  const { planId, nextCharge, pendingChange, status, trialing } = subscription;
  const portal = useAction(() => api.billing.portal.mutate(), {
    stale: [],
    onDone: ({ url }) => {
      if (url !== null) leaveApp.to(url);
    },
  });
  return (
    <FlatPanel title="Next charge">
      <div className={styles.main}>
        {status === 'past_due' && (
          <p role="alert">
            <b>The last payment failed.</b> Everything stays open for seven days; then the free plan begins.
          </p>
        )}
        {nextCharge === null ? (
          <p>
            {trialing
              ? 'Nothing. The trial ends by itself and the free plan begins.'
              : 'Nothing will be charged.'}
          </p>
        ) : (
          <p>
            <b className={styles.big}>{formatDollars(nextCharge.amountCents)}</b>
            <br />
            on {shortDay(nextCharge.date)}
          </p>
        )}
        {trialing && nextCharge === null && (
          <FlatButton renderRoot={(root) => <Link to="/subscribe/$planId" params={{ planId }} {...root} />}>
            Keep it after the trial
          </FlatButton>
        )}
        {pendingChange !== null && (
          <p className="soft">
            Then {PLANS[pendingChange.planId].displayName}, {pendingChange.cycle}.
          </p>
        )}
        {provider === 'stripe' && (
          <FlatButton pending={portal.isPending} onClick={() => portal.mutate(undefined)}>
            Card and addresses
          </FlatButton>
        )}
      </div>
    </FlatPanel>
  );
}

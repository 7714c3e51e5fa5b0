import { FREE_PLAN_ID, PLANS, PRODUCT, type Role } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/api/api.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { shortDay } from '../../lib/format/dates.ts';
import { NoMoneyNote } from '@noodlenaut/ui/pieces/page/no-money-note';
import { useLivePlan } from '../../lib/plans/use-live-plan.ts';
import { CancelPanel } from './cancel-panel.tsx';
import { ChargePanel } from './charge-panel.tsx';
import { InvoicesPanel } from './invoices-panel.tsx';
import styles from './plans.module.css';
import { ResumePanel } from './resume-panel.tsx';
import { UsagePanel } from './usage-panel.tsx';

/** What the plan is, in one line under the title. */
function lineOf({
  planId,
  cycle,
  trialing,
  trialEndsAt,
}: Outputs['billing']['overview']['subscription']): string {
  const name = PLANS[planId].displayName;
  if (planId === FREE_PLAN_ID) return `${name}, free`;
  return trialing && trialEndsAt !== null
    ? `${name}, free trial until ${shortDay(trialEndsAt)}`
    : `${name}, ${cycle}`;
}

/** A grown-up's own plan: what is used, when money is taken, invoices, cancel and resume (P6.26 to P6.29). */
export function PlanScreen({ role }: { role: Role }) {
  const { data } = useSuspenseQuery(trpc.billing.overview.queryOptions());
  useLivePlan(true);
  const { provider, subscription } = data;
  const { planId, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  const isFree = planId === FREE_PLAN_ID;
  return (
    <GrownUpPage>
      <title>{`Your plan · ${PRODUCT.name}`}</title>
      <div className="row spread">
        <div>
          <h1>Your plan</h1>
          <p className="soft">{lineOf(subscription)}</p>
        </div>
        <FlatButton tone="primary" renderRoot={(root) => <Link to="/adventure-scholars" {...root} />}>
          {isFree ? 'See the plans' : 'Change plan'}
        </FlatButton>
      </div>
      <NoMoneyNote />
      <div className={styles.columns}>
        <div className={styles.main}>
          {role === 'parent' && <UsagePanel />}
          <InvoicesPanel />
        </div>
        <div className={styles.main}>
          {!isFree && <ChargePanel provider={provider} subscription={subscription} />}
          {cancelAtPeriodEnd && currentPeriodEnd !== null ? (
            <ResumePanel endsAt={currentPeriodEnd} />
          ) : (
            !isFree && <CancelPanel endsAt={currentPeriodEnd} />
          )}
        </div>
      </div>
    </GrownUpPage>
  );
}

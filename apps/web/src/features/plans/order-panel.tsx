import { FREE_PLAN_ID, formatDollars, type BillingCycle, type PlanId } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Skeleton } from '@noodlenaut/ui/pieces/base/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { shortDay } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './plans.module.css';
import { useSubscribe } from './use-subscribe.ts';

type Offer = Outputs['billing']['offer'];

/** What is paid when, line by line (P6.26). */
function linesOf(offer: Offer, cycle: BillingCycle): readonly (readonly [string, string])[] {
  const { trialDays, firstCharge, nextCharge, todayCents } = offer;
  const each = cycle === 'monthly' ? 'every month' : 'every year';
  const later = trialDays > 0 ? firstCharge : nextCharge;
  return [
    ...(trialDays > 0
      ? [[`${trialDays}-day free trial`, firstCharge ? `until ${shortDay(firstCharge.date)}` : ''] as const]
      : []),
    ['To pay today', formatDollars(todayCents)],
    ...(firstCharge
      ? [
          [
            'First charge',
            `${formatDollars(firstCharge.amountCents)} on ${shortDay(firstCharge.date)}`,
          ] as const,
        ]
      : []),
    ...(later && later !== firstCharge
      ? [['Next charge', `${formatDollars(later.amountCents)} on ${shortDay(later.date)}`] as const]
      : []),
    ...(later ? [['Then', `${formatDollars(later.amountCents)} ${each}`] as const] : []),
  ];
}

type Current = Outputs['billing']['overview']['subscription'];

/** Whether pressing would change nothing. */
const isSet = (current: Current, { planId, cycle }: { planId: PlanId; cycle: BillingCycle }): boolean =>
  current.planId === planId &&
  current.cycle === cycle &&
  !current.cancelAtPeriodEnd &&
  current.pendingChange === null &&
  (current.nextCharge !== null || !current.trialing);

/** Says truly what the press does. */
function wordFor({ trialDays, beginsNow }: Offer, current: Current, planId: PlanId): string {
  if (current.trialing && current.planId === planId) return 'Keep it after the trial';
  if (current.trialing) return 'Change plan now';
  if (trialDays > 0) return 'Start free trial';
  if (current.planId === FREE_PLAN_ID) return 'Subscribe';
  return beginsNow ? 'Change plan now' : 'Change at the end of the period';
}

type Props = { planId: PlanId; cycle: BillingCycle; current: Current };

/** What the end of the trial brings: with Stripe a card, or the free plan; without it the rehearsal goes on. */
const AfterTrial = () => (
  <p className="soft small">
    You get a mail three days before the trial ends.{' '}
    <span className="only-without-money">Then the plan goes on, and its invoices are a rehearsal.</span>
    <span className="only-with-money">
      No card is needed. If you give none, the trial ends by itself and the free plan begins.
    </span>
  </p>
);

/** Today's price, and date and amount of the first charge, as the server computes them; and the press. */
export function OrderPanel({ planId, cycle, current }: Props) {
  const offer = useQuery({ ...trpc.billing.offer.queryOptions({ planId, cycle }), staleTime: 0 });
  const subscribe = useSubscribe();
  if (isSet(current, { planId, cycle }))
    return (
      <FlatPanel title="Your order">
        <div className={styles.main}>
          <p>This is your plan now. There is nothing to pay today.</p>
          <FlatButton wide renderRoot={(root) => <Link to="/plan" {...root} />}>
            To your plan
          </FlatButton>
        </div>
      </FlatPanel>
    );
  return (
    <FlatPanel title="Your order">
      <div className={styles.main}>
        {offer.isPending && <Skeleton height={220} />}
        {offer.isError && <p role="alert">{sentenceOf(offer.error)}</p>}
        {offer.data && (
          <>
            <dl className={styles.order}>
              {linesOf(offer.data, cycle).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <FlatButton
              tone="primary"
              wide
              pending={subscribe.isPending}
              onClick={() => subscribe.mutate({ planId, cycle, todayCents: offer.data.todayCents })}
            >
              {wordFor(offer.data, current, planId)}
            </FlatButton>
            {offer.data.trialDays > 0 && <AfterTrial />}
            <p className="soft small">Cancel in two taps, whenever you like.</p>
          </>
        )}
      </div>
    </FlatPanel>
  );
}

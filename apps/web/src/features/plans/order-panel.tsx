import { formatDollars, type BillingCycle, type PlanId } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Skeleton } from '@noodlenaut/ui/pieces/base/skeleton';
import { useQuery } from '@tanstack/react-query';
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

/** Says truly what the press does. */
function wordFor({ trialDays, beginsNow }: Offer, isChange: boolean): string {
  if (trialDays > 0) return 'Start free trial';
  if (!isChange) return 'Subscribe';
  return beginsNow ? 'Change plan now' : 'Change at the end of the period';
}

type Props = { planId: PlanId; cycle: BillingCycle; isChange: boolean };

/** Today's price, and date and amount of the first charge, as the server computes them; and the press. */
export function OrderPanel({ planId, cycle, isChange }: Props) {
  const offer = useQuery({ ...trpc.billing.offer.queryOptions({ planId, cycle }), staleTime: 0 });
  const subscribe = useSubscribe();
  return (
    <FlatPanel title="Your order">
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
            {wordFor(offer.data, isChange)}
          </FlatButton>
          <p className="soft small">
            {offer.data.trialDays > 0 &&
              'No card needed. If you do nothing, the trial ends and you keep the free plan. You get a mail three days before. '}
            Cancel in two taps.
          </p>
        </>
      )}
    </FlatPanel>
  );
}

import { trpc } from '../../lib/api/api.ts';
import {
  FREE_PLAN_ID,
  MOST_POPULAR_PLAN_ID,
  PLANS,
  PRODUCT,
  formatDollars,
  isAdult,
  isComing,
  planSubjectsCount,
  type Role,
} from '@noodlenaut/domain';
import { PlanCard } from '@noodlenaut/ui/pieces/landing/plan-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { EmptyState } from '@noodlenaut/ui/pieces/page/empty-state';
import { shortDay } from '../../lib/format/dates.ts';
import { arePlansOn } from '../../lib/plans/are-plans-on.ts';
import { NoMoneyNote } from '@noodlenaut/ui/pieces/page/no-money-note';
import { SupportHours } from '../../lib/support/support-hours.tsx';
import { useSupportHours } from '../../lib/support/use-support-hours.ts';
import { useLivePlan } from '../../lib/plans/use-live-plan.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './plans.module.css';

type Plan = Outputs['plans']['list'][number];

const benefitsOf = (plan: Plan): string[] => [
  plan.maxStudents === 1 ? '1 student' : `${plan.maxStudents} students`,
  `${planSubjectsCount(plan.id)} subjects`,
  ...plan.features,
];

/** The plan catalogue (S2.172): the current plan, and the ways to the others. */
export function CatalogueScreen({ role }: { role: Role }) {
  const { data: plans } = useSuspenseQuery(trpc.plans.list.queryOptions());
  const { data: subscription } = useSuspenseQuery(trpc.plans.subscription.queryOptions());
  useLivePlan(true);
  const hours = useSupportHours();
  if (!arePlansOn())
    return (
      <EmptyState
        title="Everything is open"
        text="This instance has no plans: every subject and every feature is there for everybody."
        art={<NoodleStill mood="happy" size={220} />}
      />
    );
  return (
    <>
      <title>{`Plans · ${PRODUCT.name}`}</title>
      <h1>Adventure Scholars</h1>
      <p>
        Your plan: <b>{subscription.plan.displayName}</b>
        {subscription.trialing &&
          ` (free trial${subscription.trialEndsAt === null ? '' : ` until ${shortDay(subscription.trialEndsAt)}`})`}
        {isAdult(role) && (
          <>
            {' '}
            <Link className="link" to="/plan">
              Usage, invoices and cancelling
            </Link>
          </>
        )}
      </p>
      <NoMoneyNote />
      <div className={styles.plans}>
        {plans.map((plan) => {
          const isCurrent = plan.id === subscription.plan.id;
          const isFree = plan.price === 0;
          return (
            <PlanCard
              key={plan.id}
              name={plan.displayName}
              price={isFree ? 'FREE' : formatDollars(plan.price)}
              subjects={PLANS[plan.id].subjects}
              benefits={benefitsOf(plan)}
              coming={plan.features.filter(isComing)}
              {...(isFree ? {} : { per: 'per month' })}
              {...(plan.id === MOST_POPULAR_PLAN_ID ? { flag: 'MOST POPULAR' } : {})}
              action={
                isCurrent ? (
                  <StickerButton wide icon="check" disabled>
                    Active
                  </StickerButton>
                ) : (
                  <StickerButton
                    wide
                    tone={plan.id === MOST_POPULAR_PLAN_ID ? 'primary' : 'plain'}
                    renderRoot={(root) => (
                      <Link to="/subscribe/$planId" params={{ planId: plan.id }} {...root} />
                    )}
                  >
                    {plan.id === FREE_PLAN_ID ? 'Start Free Adventure' : 'Upgrade'}
                  </StickerButton>
                )
              }
            />
          );
        })}
      </div>
      <p className="soft">
        In every plan: safety, read-aloud, accessibility, export and your view of your child’s progress. A
        yearly plan costs ten months.
      </p>
      <SupportHours hours={hours} />
    </>
  );
}

import {
  FREE_PLAN_ID,
  MOST_POPULAR_PLAN_ID,
  PLANS,
  PLAN_IDS,
  TRIAL_DAYS,
  formatDollars,
  isComing,
} from '@noodlenaut/domain';
import { PlanCard } from '@noodlenaut/ui/pieces/landing/plan-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { NoMoneyNote } from '@noodlenaut/ui/pieces/page/no-money-note';
import { pageLink } from '../../lib/links/page-link.tsx';
import styles from './landing.module.css';

/** The three plans (S9.19 to S9.22). Choosing one starts the registration with it. */
export function LandingPlans() {
  return (
    <section className={`wrap only-with-plans ${styles.sections ?? ''}`} aria-labelledby="plans">
      <div className="stack center">
        <h2 id="plans" className={styles.title}>
          Choose Your Plan
        </h2>
        <NoMoneyNote />
        <p className="soft">Paid plans start with a {TRIAL_DAYS}-day free trial. No card needed.</p>
      </div>
      <div className={styles.plans}>
        {PLAN_IDS.map((id) => {
          const plan = PLANS[id];
          const isFree = id === FREE_PLAN_ID;
          return (
            <PlanCard
              key={id}
              name={plan.displayName}
              price={isFree ? 'FREE' : formatDollars(plan.priceCents)}
              subjects={plan.subjects}
              benefits={plan.features}
              coming={plan.features.filter(isComing)}
              {...(isFree ? {} : { per: 'per month' })}
              {...(id === MOST_POPULAR_PLAN_ID ? { flag: 'MOST POPULAR' } : {})}
              action={
                <StickerButton
                  wide
                  tone={id === MOST_POPULAR_PLAN_ID ? 'primary' : 'plain'}
                  renderRoot={pageLink(`/register?plan=${id}`)}
                >
                  {isFree ? 'Start free' : `Try ${TRIAL_DAYS} days free`}
                </StickerButton>
              }
            />
          );
        })}
      </div>
      <p className="soft center">
        When somebody answers questions: <a href="/support">the hours of support</a>.
      </p>
    </section>
  );
}

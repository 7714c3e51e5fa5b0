import {
  FREE_PLAN_ID,
  MOST_POPULAR_PLAN_ID,
  PLANS,
  PLAN_IDS,
  TRIAL_DAYS,
  formatDollars,
  planSubjectsCount,
} from '@noodlenaut/domain';
import type { PlanId } from '@noodlenaut/domain';
import { PlanChoice, PlanChoiceGroup } from '@noodlenaut/ui/pieces/landing/plan-choice';

const subjectsText = (id: PlanId) => {
  const count = planSubjectsCount(id);
  return id === FREE_PLAN_ID ? `${count} core subjects` : `${count} subjects. ${TRIAL_DAYS} days free`;
};

type Props = { plan: PlanId | ''; onChoose: (plan: PlanId) => void; error?: string | undefined };

/** The plan radio cards of the registration. */
export function PlanChoices({ plan, onChoose, error }: Props) {
  return (
    <PlanChoiceGroup legend="Choose a plan" {...(error === undefined ? {} : { error })}>
      {PLAN_IDS.map((id) => (
        <PlanChoice
          key={id}
          group="subscriptionPlanId"
          value={id}
          checked={plan === id}
          onChoose={() => onChoose(id)}
          title={PLANS[id].displayName}
          price={id === FREE_PLAN_ID ? 'FREE' : formatDollars(PLANS[id].priceCents)}
          note={subjectsText(id)}
          {...(id === FREE_PLAN_ID ? {} : { per: 'per month' })}
          {...(id === MOST_POPULAR_PLAN_ID ? { tag: 'MOST POPULAR' } : {})}
        />
      ))}
    </PlanChoiceGroup>
  );
}

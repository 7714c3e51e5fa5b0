import type { PlanFacts, PlanId, SubscriptionStatus } from '@noodlenaut/domain';
import { sql } from 'kysely';

/** The facts as JSON tells them: moments are texts. */
export interface PlanFactsJson {
  readonly isPupil: boolean;
  readonly subscriptions: readonly {
    readonly place: number;
    readonly planId: PlanId;
    readonly status: SubscriptionStatus;
    readonly isTrialing: boolean;
    readonly trialEndsAt: string | null;
    readonly currentPeriodEnd: string | null;
  }[];
}

/**
 * What decides about the entitlements of the account `u`, as a column of any statement (P6.09, P9.02): the subscriptions of the account and of
 * the grown-ups linked to it now, and whether it is a pupil of a class. Which of them count is decided by `entitledBy` in domain.
 */
export const planFactsOfUser = sql<PlanFactsJson>`json_build_object(
  'isPupil', exists (select from class_memberships cm join classes c on c.id = cm.class_id and c.archived_at is null
    where cm.child_id = u.id and cm.status = 'active'),
  'subscriptions', coalesce((select json_agg(json_build_object('place', payer.place, 'planId', us.plan_id, 'status', us.status,
      'isTrialing', us.trialing, 'trialEndsAt', us.trial_ends_at, 'currentPeriodEnd', us.current_period_end) order by us.id)
    from (select u.id, 0 as place
      union all
      select gl.guardian_id, (select count(*) from guardian_links other where other.guardian_id = gl.guardian_id
          and other.status = 'active' and (other.created_at, other.id) <= (gl.created_at, gl.id))::int
        from guardian_links gl where gl.child_id = u.id and gl.status = 'active') payer
    join user_subscriptions us on us.user_id = payer.id and us.status <> 'expired'), '[]'))`;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const planFacts = ({ isPupil, subscriptions }: PlanFactsJson): PlanFacts => ({
  isPupil,
  subscriptions: subscriptions.map((one) => ({
    ...one,
    trialEndsAt: dateOf(one.trialEndsAt),
    currentPeriodEnd: dateOf(one.currentPeriodEnd),
  })),
});

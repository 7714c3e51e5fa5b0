import { PLANS, PLAN_IDS, type PlanId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Plans, subscriptions and trials (S3.70, S3.79, P6.21). */
export function plansRepository(db: Database) {
  return {
    list: () =>
      db
        .selectFrom('subscriptionPlans')
        .select([
          'id',
          'name',
          'displayName',
          'description',
          'price',
          'yearlyPrice',
          'features',
          'maxStudents',
          'maxTutoringSessions',
        ])
        .where('isActive', '=', true)
        .orderBy('sortOrder')
        .execute(),
    /** Writes the plans of the domain. Doing it again changes nothing. */
    put: () =>
      db
        .insertInto('subscriptionPlans')
        .values(
          PLAN_IDS.map((id, sortOrder) => {
            const { priceCents, yearlyPriceCents, features, subjects: _subjects, ...plan } = PLANS[id];
            return {
              id,
              ...plan,
              price: priceCents,
              yearlyPrice: yearlyPriceCents,
              features: [...features],
              sortOrder,
            };
          }),
        )
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            displayName: eb.ref('excluded.displayName'),
            description: eb.ref('excluded.description'),
            price: eb.ref('excluded.price'),
            yearlyPrice: eb.ref('excluded.yearlyPrice'),
            features: eb.ref('excluded.features'),
            maxStudents: eb.ref('excluded.maxStudents'),
            maxTutoringSessions: eb.ref('excluded.maxTutoringSessions'),
          })),
        )
        .execute(),
    /** The current subscription of an account. */
    subscription: (userId: string) =>
      db
        .selectFrom('userSubscriptions as us')
        .innerJoin('subscriptionPlans as sp', 'sp.id', 'us.planId')
        .select([
          'sp.id as planId',
          'sp.displayName',
          'us.status',
          'us.trialing',
          'us.trialEndsAt',
          'us.currentPeriodEnd',
          'us.billingCycle',
        ])
        .where('us.userId', '=', userId)
        .where('us.status', '<>', 'expired')
        .executeTakeFirst(),
    /** Grants the family's one trial; false when this account, mail or device had one (P6.22). */
    grantTrial: async (userId: string, emailKey: string | null, deviceKey: string | null) => {
      const granted = await db
        .insertInto('trialGrants')
        .values({ userId, emailKey, deviceKey })
        .onConflict((conflict) => conflict.doNothing())
        .returning('userId')
        .executeTakeFirst();
      return granted !== undefined;
    },
    start: (userId: string, planId: PlanId, trialDays: number) => {
      const trialEndsAt = trialDays > 0 ? sql<Date>`now() + ${trialDays} * interval '1 day'` : null;
      return db
        .insertInto('userSubscriptions')
        .values({
          userId,
          planId,
          trialing: trialDays > 0,
          trialEndsAt,
          currentPeriodEnd: trialEndsAt,
          dueAt: trialEndsAt,
        })
        .execute();
    },
  };
}

import { NO_PLAN_FACTS, type PlanFacts } from '@noodlenaut/domain';
import type { Database } from '../connection/connect.ts';
import { planFacts, planFactsOfUser } from './plan-facts.ts';

/** What decides about the entitlements of somebody who is not the viewer. The viewer's own come with the session. */
export function planFactsRepository(db: Database) {
  return {
    of: async (userId: string): Promise<PlanFacts> => {
      const found = await db
        .selectFrom('users as u')
        .select(planFactsOfUser.as('facts'))
        .where('u.id', '=', userId)
        .executeTakeFirst();
      return found ? planFacts(found.facts) : NO_PLAN_FACTS;
    },
  };
}

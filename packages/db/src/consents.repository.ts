import type { ConsentScope } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** The consent ledger: who said yes to what, to which text, when, and when that ended (PRODUCT 1). Rows are never changed but ended. */
export function consentsRepository(db: Database) {
  return {
    /** Undefined when a yes to this scope stands already. */
    give: (consent: {
      childId: string;
      guardianId: string;
      scope: ConsentScope;
      textVersion: string;
      method: string;
    }) =>
      db
        .insertInto('consents')
        .values(consent)
        .onConflict((conflict) =>
          conflict.columns(['childId', 'scope']).where('revokedAt', 'is', null).doNothing(),
        )
        .returning('id')
        .executeTakeFirst(),
    withdraw: (childId: string, scope: ConsentScope, revokedBy: string) =>
      db
        .updateTable('consents')
        .set({ revokedAt: sql`now()`, revokedBy })
        .where('childId', '=', childId)
        .where('scope', '=', scope)
        .where('revokedAt', 'is', null)
        .returning('id')
        .executeTakeFirst(),
    ledger: (childId: string) =>
      db
        .selectFrom('consents as c')
        .innerJoin('users as g', 'g.id', 'c.guardianId')
        .leftJoin('users as r', 'r.id', 'c.revokedBy')
        .select(['c.scope', 'c.textVersion', 'c.grantedAt', 'c.revokedAt', 'g.firstName', 'g.name'])
        .select(['r.firstName as revokedFirstName', 'r.name as revokedName', 'c.revokedBy'])
        .where('c.childId', '=', childId)
        .orderBy('c.id', 'desc')
        .execute(),
  };
}

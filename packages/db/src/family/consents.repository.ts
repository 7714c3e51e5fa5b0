import type { ConsentScope, ConsentWords } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Whether a yes `c` of `guardian` counts with CONSENT_MODE=required: they were verified before it, and are still linked. */
const isProven = sql<boolean>`c.revoked_at is null and coalesce(guardian.guardian_verified_at <= c.granted_at,
  false)
  and exists (select from guardian_links gl where gl.child_id = c.child_id and gl.guardian_id = c.guardian_id
    and gl.status = 'active')`;

/** The same for row `c` of a statement that joins no guardian. */
export const isStandingConsent = sql<boolean>`c.revoked_at is null and exists (select from users guardian
  join guardian_links gl on gl.guardian_id = guardian.id and gl.status = 'active' and gl.child_id = c.child_id
   where guardian.id = c.guardian_id and guardian.guardian_verified_at <= c.granted_at)`;

/** The consent ledger: who said yes or no to what, to which text, when, and when that ended (P1.48). Rows are never changed, only ended. */
export function consentsRepository(db: Database) {
  const ended = (childId: string, scope: ConsentScope) =>
    db
      .updateTable('consents as c')
      .where('c.childId', '=', childId)
      .where('c.scope', '=', scope)
      .where('c.revokedAt', 'is', null);
  return {
    /** The latest answer for each scope (decision 0062): consents that count, and withdrawn ones. */
    words: async (childId: string): Promise<ConsentWords> => {
      const { rows } = await sql<{ scope: ConsentScope; isProven: boolean; isWithdrawn: boolean }>`
        select distinct on (c.scope) c.scope, ${isProven} as "isProven", c.revoked_at is not null as "isWithdrawn"
          from consents c left join users guardian on guardian.id = c.guardian_id
         where c.child_id = ${childId}::uuid order by c.scope, c.id desc`.execute(db);
      const scopes = (is: (row: (typeof rows)[number]) => boolean) =>
        new Set(rows.filter(is).map(({ scope }) => scope));
      return { standing: scopes((row) => row.isProven), withdrawn: scopes((row) => row.isWithdrawn) };
    },
    /** Undefined when there is a yes to this scope already. */
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
    /** Ends a yes of a guardian who was not verified, so that a verified yes may follow. */
    endUnproven: (childId: string, scope: ConsentScope) =>
      ended(childId, scope)
        .set({ revokedAt: sql`now()` })
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('users as guardian')
                .select('guardian.id')
                .whereRef('guardian.id', '=', 'c.guardianId')
                .where(isProven),
            ),
          ),
        )
        .execute(),
    /** A no: it ends the yes, or is the first answer when there was none. Undefined when the answer was no already. */
    withdraw: async (childId: string, scope: ConsentScope, guardianId: string, textVersion: string) => {
      const taken = await ended(childId, scope)
        .set({ revokedAt: sql`now()`, revokedBy: guardianId })
        .returning('c.id')
        .executeTakeFirst();
      if (taken) return taken;
      const { rows } = await sql<{ id: string }>`
        insert into consents (child_id, guardian_id, scope, text_version, method, granted_at, revoked_at,
          revoked_by)
        select ${childId}::uuid, ${guardianId}::uuid, ${scope}, ${textVersion}, 'signed-in', null, now(),
          ${guardianId}::uuid
         where not exists (select from consents where child_id = ${childId}::uuid and scope = ${scope})
        returning id`.execute(db);
      return rows[0];
    },
    ledger: (childId: string) =>
      db
        .selectFrom('consents as c')
        .leftJoin('users as guardian', 'guardian.id', 'c.guardianId')
        .leftJoin('users as revoker', 'revoker.id', 'c.revokedBy')
        .select(['c.scope', 'c.textVersion', 'c.grantedAt', 'c.revokedAt', 'c.guardianId'])
        .select(['guardian.firstName', 'guardian.name'])
        .select(['revoker.firstName as revokedFirstName', 'revoker.name as revokedName', 'c.revokedBy'])
        .where('c.childId', '=', childId)
        .orderBy('c.id', 'desc')
        .execute(),
  };
}

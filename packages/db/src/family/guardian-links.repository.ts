import { GUARDIANS_MAX, type LinkStatus } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

type Seat = number | null;
/** Whether the guardian of link `gl` has handed over and may still take it back. */
const hasHandedOver = sql<boolean>`exists (select from guardian_notices gn
   where gn.child_id = gl.child_id and gn.kind = 'handed-over' and gn.actor_id = gl.guardian_id
     and gn.undone_at is null and gn.undo_until > now())`;
/** The first free one of a child's ten seats; null when all are taken. */
export const freeSeat = (childId: string) => sql<Seat>`(
  select min(seat) from generate_series(1, ${GUARDIANS_MAX}) seat
   where seat not in (select gl.seat from guardian_links gl
     where gl.child_id = ${childId} and gl.seat is not null))`;

/** Links between a child and the grown-ups of the family, and family codes (P1.19, security 2.15). */
export function guardianLinksRepository(db: Database) {
  return {
    /** Ends the valid code of a child. */
    endCodes: (childId: string) =>
      db
        .updateTable('familyCodes')
        .set({ endedAt: sql`now()` })
        .where('childId', '=', childId)
        .where('usedAt', 'is', null)
        .where('endedAt', 'is', null)
        .execute(),
    keepCode: (code: { codeHash: string; childId: string; madeBy: string; expiresAt: Date }) =>
      db.insertInto('familyCodes').values(code).execute(),
    /** Uses a code up; undefined when it is unknown, used, ended or too old. */
    useCode: (codeHash: string, usedBy: string, now: Date) =>
      db
        .updateTable('familyCodes')
        .set({ usedBy, usedAt: now })
        .where('codeHash', '=', codeHash)
        .where('usedAt', 'is', null)
        .where('endedAt', 'is', null)
        .where('expiresAt', '>', now)
        .returning('childId')
        .executeTakeFirst(),
    /**
     * Asks for a link in the first free one of the child's ten seats. A pending or active link stays, and `isNew` is false.
     * @throws SQLSTATE 23514 of `guardian_links_seat` when all ten are taken
     */
    ask: async (childId: string, guardianId: string) => {
      const asked = await db
        .insertInto('guardianLinks')
        .values({ childId, guardianId, kind: 'secondary', status: 'pending', seat: freeSeat(childId) })
        .onConflict((conflict) =>
          conflict
            .columns(['childId', 'guardianId'])
            .doUpdateSet({
              kind: 'secondary',
              status: 'pending',
              seat: freeSeat(childId),
              createdAt: sql`now()`,
              updatedAt: sql`now()`,
            })
            .where('guardianLinks.status', '=', 'revoked'),
        )
        .returning('id')
        .executeTakeFirst();
      const link = await db
        .selectFrom('guardianLinks')
        .select(['id', 'status'])
        .where('childId', '=', childId)
        .where('guardianId', '=', guardianId)
        .executeTakeFirstOrThrow();
      return { ...link, isNew: asked !== undefined };
    },
    /** A link with the primary guardian of its child; undefined when there is none. */
    byId: (linkId: string) =>
      db
        .selectFrom('guardianLinks as gl')
        .innerJoin('users as child', 'child.id', 'gl.childId')
        .leftJoin('guardianLinks as primary', (join) =>
          join
            .onRef('primary.childId', '=', 'gl.childId')
            .on('primary.status', '=', 'active')
            .on('primary.kind', '=', 'primary'),
        )
        .select([
          'gl.id',
          'gl.childId',
          'gl.guardianId',
          'gl.kind',
          'gl.status',
          'gl.endedBy',
          'gl.endAskedAt',
        ])
        .select(['primary.guardianId as primaryId', 'child.guardianEndedAt', hasHandedOver.as('isKept')])
        .where('gl.id', '=', linkId)
        .executeTakeFirst(),
    /** The primary guardian of a child; undefined when it has none. */
    primaryOf: (childId: string) =>
      db
        .selectFrom('guardianLinks')
        .select(['id as linkId', 'guardianId'])
        .where('childId', '=', childId)
        .where('status', '=', 'active')
        .where('kind', '=', 'primary')
        .executeTakeFirst(),
    /**
     * Makes a link active. The first grown-up of a child is the primary one.
     * @throws the database's refusal of `guardian_links_seat` when all ten seats are taken
     */
    confirm: (linkId: string, childId: string, from: readonly LinkStatus[] = ['pending']) =>
      db
        .updateTable('guardianLinks as gl')
        .set({
          status: 'active',
          updatedAt: sql`now()`,
          seat: sql`coalesce(gl.seat, ${freeSeat(childId)})`,
          kind: sql`case when exists (select from guardian_links other where other.child_id = gl.child_id
            and other.status = 'active')
            then 'secondary' else 'primary' end`,
        })
        .where('gl.id', '=', linkId)
        .where('gl.status', 'in', [...from])
        .returning(['gl.childId', 'gl.guardianId'])
        .executeTakeFirst(),
    /**
     * Ends a link. After the end of the primary link a trigger makes the longest active one primary. `endedBy` is stored for
     * active links only.
     */
    end: (linkId: string, endedBy: string) =>
      db
        .updateTable('guardianLinks')
        .set({
          status: 'revoked',
          seat: null,
          updatedAt: sql`now()`,
          endedBy: sql`case when status = 'active' then ${endedBy}::uuid else ended_by end`,
        })
        .where('id', '=', linkId)
        .where('status', '<>', 'revoked')
        .returning(['childId', 'guardianId'])
        .executeTakeFirst(),
    /** Stores the child's wish to end a link, or takes it back. */
    askEnd: (linkId: string, isAsked: boolean) =>
      db
        .updateTable('guardianLinks')
        .set({ endAskedAt: isAsked ? sql`coalesce(end_asked_at, now())` : null })
        .where('id', '=', linkId)
        .where('status', '=', 'active')
        .execute(),
    /** Makes another active link of a child the primary one. Two statements, because two primary links are not allowed at any moment. */
    makePrimary: async (childId: string, guardianId: string) => {
      const links = () =>
        db.updateTable('guardianLinks').where('childId', '=', childId).where('status', '=', 'active');
      await links().set({ kind: 'secondary' }).where('kind', '=', 'primary').execute();
      await links().set({ kind: 'primary' }).where('guardianId', '=', guardianId).execute();
    },
    /** The active links of these accounts. */
    endingWith: (guardianIds: readonly string[]) =>
      db
        .selectFrom('guardianLinks as gl')
        .select(['gl.id as linkId', 'gl.childId'])
        .where('gl.guardianId', 'in', [...guardianIds])
        .where('gl.status', '=', 'active')
        .execute(),
    /** Every grown-up who sees a child or waits to: first the family, then teachers by class, the earliest first. */
    whoSees: async (childId: string) => {
      const rows = await db
        .selectFrom('guardianLinks as gl')
        .innerJoin('users as u', 'u.id', 'gl.guardianId')
        .select(['gl.id as linkId', 'gl.guardianId', 'gl.kind', 'gl.status', 'gl.createdAt as since'])
        .select(['gl.endAskedAt', hasHandedOver.as('isKept')])
        .select([
          'u.firstName',
          'u.name',
          sql<string | null>`null`.as('classId'),
          sql<string | null>`null`.as('className'),
        ])
        .where('gl.childId', '=', childId)
        .where('gl.status', '<>', 'revoked')
        .unionAll(
          db
            .selectFrom('classMemberships as cm')
            .innerJoin('taughtClasses as tc', 'tc.classId', 'cm.classId')
            .innerJoin('classes as c', 'c.id', 'cm.classId')
            .innerJoin('users as u', 'u.id', 'tc.teacherId')
            .select(['c.id as linkId', 'u.id as guardianId', sql<'secondary'>`'secondary'`.as('kind')])
            .select([sql<'active'>`'active'`.as('status'), 'cm.updatedAt as since'])
            .select([
              sql<null>`null`.as('endAskedAt'),
              sql<boolean>`false`.as('isKept'),
              'u.firstName',
              'u.name',
            ])
            .select(['c.id as classId', 'c.name as className'])
            .where('cm.childId', '=', childId)
            .where('cm.status', '=', 'active'),
        )
        .orderBy('since')
        .execute();
      return {
        guardians: rows.filter(({ classId }) => classId === null),
        teachers: rows.flatMap(({ classId, className, ...row }) =>
          classId !== null && className !== null ? [{ ...row, classId, className }] : [],
        ),
      };
    },
    /** A child for its guardian or for itself, with the ends of its code and of its account; undefined for anybody else. */
    childFor: (childId: string, viewerId: string) =>
      db
        .selectFrom('users as u')
        .leftJoin('familyCodes as fc', (join) =>
          join
            .onRef('fc.childId', '=', 'u.id')
            .on('fc.usedAt', 'is', null)
            .on('fc.endedAt', 'is', null)
            .on('fc.expiresAt', '>', sql<Date>`now()`),
        )
        .leftJoin('picturePasswords as pp', 'pp.userId', 'u.id')
        .leftJoin('accountDeletions as ad', 'ad.userId', 'u.id')
        .select(['u.id', 'u.username', 'u.firstName', 'u.name', 'u.grade', 'u.guardianEndedAt'])
        .select([
          'fc.expiresAt as codeExpiresAt',
          'pp.userId as picturesOf',
          'ad.eraseAt',
          'ad.reason as eraseReason',
        ])
        .where('u.id', '=', childId)
        .where((eb) =>
          eb.or([
            eb('u.id', '=', viewerId),
            eb.exists(
              eb
                .selectFrom('guardianLinks as gl')
                .select('gl.id')
                .whereRef('gl.childId', '=', 'u.id')
                .where('gl.guardianId', '=', viewerId)
                .where('gl.status', '=', 'active'),
            ),
          ]),
        )
        .executeTakeFirst(),
  };
}

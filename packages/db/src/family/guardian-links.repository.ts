import { GUARDIANS_MAX, type LinkStatus } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

type Seat = number | null;
/** Whether the guardian of link `l` has handed over and may still take it back. */
const hasHandedOver = sql<boolean>`exists (select from guardian_notices n
   where n.child_id = l.child_id and n.kind = 'handed-over' and n.actor_id = l.guardian_id
     and n.undone_at is null and n.undo_until > now())`;
/** The first seat nobody has of a child's ten; null when all are taken. */
export const freeSeat = (childId: string) => sql<Seat>`(
  select min(seat) from generate_series(1, ${GUARDIANS_MAX}) seat
   where seat not in (select l.seat from guardian_links l where l.child_id = ${childId} and l.seat is not null))`;

/** Links between a child and the grown-ups of the family, and the codes they begin with (PRODUCT 1, SAFETY 2.15). */
export function guardianLinksRepository(db: Database) {
  return {
    /** Ends the child's code that is out, whoever made it. */
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
    /** Takes a live code out of use; undefined when it never was one, is used, ended or too old (I9). */
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
     * Asks for a link in the first free of the child's ten seats; one that waits or lives stays as it is, and is not new.
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
    /** A link with who decides for its child; undefined when there is none. */
    byId: (linkId: string) =>
      db
        .selectFrom('guardianLinks as l')
        .innerJoin('users as c', 'c.id', 'l.childId')
        .leftJoin('guardianLinks as p', (join) =>
          join
            .onRef('p.childId', '=', 'l.childId')
            .on('p.status', '=', 'active')
            .on('p.kind', '=', 'primary'),
        )
        .select(['l.id', 'l.childId', 'l.guardianId', 'l.kind', 'l.status', 'l.endedBy', 'l.endAskedAt'])
        .select(['p.guardianId as primaryId', 'c.guardianEndedAt', hasHandedOver.as('isKept')])
        .where('l.id', '=', linkId)
        .executeTakeFirst(),
    /** The guardian who decides for a child; undefined when it has none. */
    primaryOf: (childId: string) =>
      db
        .selectFrom('guardianLinks')
        .select(['id as linkId', 'guardianId'])
        .where('childId', '=', childId)
        .where('status', '=', 'active')
        .where('kind', '=', 'primary')
        .executeTakeFirst(),
    /**
     * Makes a link live that is not; the first grown-up of a child is the primary one.
     * @throws the database's refusal of `guardian_links_seat` when all ten seats are taken
     */
    confirm: (linkId: string, childId: string, from: readonly LinkStatus[] = ['pending']) =>
      db
        .updateTable('guardianLinks as l')
        .set({
          status: 'active',
          updatedAt: sql`now()`,
          seat: sql`coalesce(l.seat, ${freeSeat(childId)})`,
          kind: sql`case when exists (select from guardian_links g where g.child_id = l.child_id and g.status = 'active')
            then 'secondary' else 'primary' end`,
        })
        .where('l.id', '=', linkId)
        .where('l.status', 'in', [...from])
        .returning(['l.childId', 'l.guardianId'])
        .executeTakeFirst(),
    /** Ends a link; who was linked longest decides when it was the primary one (a trigger sees to it). Who only waited ended nothing. */
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
    /** The child's wish that a link may end, or that it may stay after all. */
    askEnd: (linkId: string, isAsked: boolean) =>
      db
        .updateTable('guardianLinks')
        .set({ endAskedAt: isAsked ? sql`coalesce(end_asked_at, now())` : null })
        .where('id', '=', linkId)
        .where('status', '=', 'active')
        .execute(),
    /** Makes another active link of a child the primary one. Two statements: there is never a moment with two. */
    makePrimary: async (childId: string, guardianId: string) => {
      const links = () =>
        db.updateTable('guardianLinks').where('childId', '=', childId).where('status', '=', 'active');
      await links().set({ kind: 'secondary' }).where('kind', '=', 'primary').execute();
      await links().set({ kind: 'primary' }).where('guardianId', '=', guardianId).execute();
    },
    /** Links that end with these accounts. */
    endingWith: (guardianIds: readonly string[]) =>
      db
        .selectFrom('guardianLinks as l')
        .select(['l.id as linkId', 'l.childId'])
        .where('l.guardianId', 'in', [...guardianIds])
        .where('l.status', '=', 'active')
        .execute(),
    /** Every grown-up who sees a child, or waits to: family first, first come first, then teachers by class. */
    whoSees: async (childId: string) => {
      const rows = await db
        .selectFrom('guardianLinks as l')
        .innerJoin('users as u', 'u.id', 'l.guardianId')
        .select(['l.id as linkId', 'l.guardianId', 'l.kind', 'l.status', 'l.createdAt as since'])
        .select(['l.endAskedAt', hasHandedOver.as('isKept')])
        .select([
          'u.firstName',
          'u.name',
          sql<string | null>`null`.as('classId'),
          sql<string | null>`null`.as('className'),
        ])
        .where('l.childId', '=', childId)
        .where('l.status', '<>', 'revoked')
        .unionAll(
          db
            .selectFrom('classMemberships as m')
            .innerJoin('taughtClasses as t', 't.classId', 'm.classId')
            .innerJoin('classes as c', 'c.id', 'm.classId')
            .innerJoin('users as u', 'u.id', 't.teacherId')
            .select(['c.id as linkId', 'u.id as guardianId', sql<'secondary'>`'secondary'`.as('kind')])
            .select([sql<'active'>`'active'`.as('status'), 'm.updatedAt as since'])
            .select([
              sql<null>`null`.as('endAskedAt'),
              sql<boolean>`false`.as('isKept'),
              'u.firstName',
              'u.name',
            ])
            .select(['c.id as classId', 'c.name as className'])
            .where('m.childId', '=', childId)
            .where('m.status', '=', 'active'),
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
    /** The child as a guardian or the child itself may see it, with the end of its code and of its account; undefined for anybody else. */
    childFor: (childId: string, viewerId: string) =>
      db
        .selectFrom('users as u')
        .leftJoin('familyCodes as f', (join) =>
          join
            .onRef('f.childId', '=', 'u.id')
            .on('f.usedAt', 'is', null)
            .on('f.endedAt', 'is', null)
            .on('f.expiresAt', '>', sql<Date>`now()`),
        )
        .leftJoin('picturePasswords as p', 'p.userId', 'u.id')
        .leftJoin('accountDeletions as d', 'd.userId', 'u.id')
        .select(['u.id', 'u.username', 'u.firstName', 'u.name', 'u.grade', 'u.guardianEndedAt'])
        .select([
          'f.expiresAt as codeExpiresAt',
          'p.userId as picturesOf',
          'd.eraseAt',
          'd.reason as eraseReason',
        ])
        .where('u.id', '=', childId)
        .where((eb) =>
          eb.or([
            eb('u.id', '=', viewerId),
            eb.exists(
              eb
                .selectFrom('guardianLinks as l')
                .select('l.id')
                .whereRef('l.childId', '=', 'u.id')
                .where('l.guardianId', '=', viewerId)
                .where('l.status', '=', 'active'),
            ),
          ]),
        )
        .executeTakeFirst(),
  };
}

import { PUPILS_MAX } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from './connect.ts';

const taken = (classId: string) =>
  sql`select m.seat from class_memberships m where m.class_id = ${classId}::uuid and m.status <> 'ended'`;
/** The first free of a class's hundred seats; null when all are taken. */
export const freeClassSeat = (classId: string) => sql<number | null>`(
  select min(seat) from generate_series(1, ${PUPILS_MAX}) seat where seat not in (${taken(classId)}))`;

/** Who is in a class and who waits to be (PRODUCT 1). Writers hold the class's row, so seats are given one after another. */
export function classMembersRepository(db: Database) {
  const memberships = () => db.updateTable('classMemberships').set({ updatedAt: sql`now()` });
  return {
    /** The open class of a code, its row locked; undefined when there is none. */
    lockByCode: (code: string) =>
      db
        .selectFrom('classes')
        .select(['id', 'name'])
        .where('code', '=', code)
        .where('isOpen', '=', true)
        .where('archivedAt', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    /**
     * A new wish to be in a class, also of who left it.
     * @throws SQLSTATE 23514 of `class_memberships_seat` when all seats are taken
     */
    ask: (classId: string, childId: string) => {
      const seat = freeClassSeat(classId);
      return db
        .insertInto('classMemberships')
        .values({ classId, childId, status: 'pending', seat })
        .onConflict((conflict) =>
          conflict
            .columns(['classId', 'childId'])
            .doUpdateSet({ status: 'pending', seat, createdAt: sql`now()`, updatedAt: sql`now()` }),
        )
        .execute();
    },
    /** Classes a child is in or asked to be in. */
    idsOf: async (childId: string): Promise<readonly string[]> =>
      (
        await db
          .selectFrom('classMemberships')
          .select('classId')
          .where('childId', '=', childId)
          .where('status', '<>', 'ended')
          .execute()
      ).map(({ classId }) => classId),
    statusOf: (classId: string, childId: string) =>
      db
        .selectFrom('classMemberships')
        .select('status')
        .where('classId', '=', classId)
        .where('childId', '=', childId)
        .executeTakeFirst(),
    /** Lets in who waits; undefined when nobody waits under this number. */
    approve: (classId: string, membershipId: string) =>
      memberships()
        .set({ status: 'active' })
        .where('id', '=', membershipId)
        .where('classId', '=', classId)
        .where('status', '=', 'pending')
        .returning('childId')
        .executeTakeFirst(),
    decline: (classId: string, membershipId: string) =>
      memberships()
        .set({ status: 'ended', seat: null })
        .where('id', '=', membershipId)
        .where('classId', '=', classId)
        .where('status', '=', 'pending')
        .returning('childId')
        .executeTakeFirst(),
    /** Ends a membership that waits or lives; false when there is none. */
    end: async (
      classId: string,
      childId: string,
      from: readonly ('pending' | 'active')[],
    ): Promise<boolean> =>
      (
        await memberships()
          .set({ status: 'ended', seat: null })
          .where('classId', '=', classId)
          .where('childId', '=', childId)
          .where('status', 'in', [...from])
          .returning('id')
          .execute()
      ).length === 1,
    /** Names of who is in a class or waits. */
    names: (classId: string) =>
      db
        .selectFrom('classMemberships as m')
        .innerJoin('users as u', 'u.id', 'm.childId')
        .select(['u.firstName', 'u.name'])
        .where('m.classId', '=', classId)
        .where('m.status', '<>', 'ended')
        .execute(),
    /**
     * Puts new pupils into the first free seats, all or none.
     * @throws SQLSTATE 23514 of `class_memberships_seat` when there are not enough
     */
    add: (classId: string, childIds: readonly string[]) =>
      sql`insert into class_memberships (class_id, child_id, status, seat)
        select ${classId}::uuid, t.child_id, 'active', f.seat
          from unnest(${[...childIds]}::uuid[]) with ordinality as t(child_id, n)
          left join (select seat, row_number() over (order by seat) as n from generate_series(1, ${PUPILS_MAX}) seat
            where seat not in (${taken(classId)})) f on f.n = t.n`.execute(db),
    /** Of these children those who are in the class, with what a card needs. */
    pupils: (classId: string, childIds: readonly string[]) =>
      db
        .selectFrom('classMemberships as m')
        .innerJoin('users as u', 'u.id', 'm.childId')
        .select(['u.id', 'u.username', 'u.firstName', 'u.name', 'u.grade'])
        .where('m.classId', '=', classId)
        .where('m.status', '=', 'active')
        .where('m.childId', 'in', [...childIds])
        .orderBy('u.firstName')
        .orderBy('u.id')
        .execute(),
    /** The classes a child is in or waits for, with who teaches them. */
    mine: async (childId: string) => {
      const { rows } = await sql<{
        classId: string;
        name: string;
        status: 'pending' | 'active';
        since: Date;
        teachers: readonly { readonly firstName: string | null; readonly name: string | null }[];
      }>`
        select c.id as "classId", c.name, m.status, m.updated_at as since,
          (select json_agg(json_build_object('firstName', u.first_name, 'name', u.name) order by u.id <> c.teacher_id, u.id)
            from taught_classes t join users u on u.id = t.teacher_id where t.class_id = c.id) as teachers
          from class_memberships m join classes c on c.id = m.class_id and c.archived_at is null
         where m.child_id = ${childId}::uuid and m.status <> 'ended' order by m.updated_at, c.id`.execute(db);
      return rows;
    },
  };
}

import { PUPILS_MAX } from '@noodlenaut/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../connection/connect.ts';

const taken = (classId: string) =>
  sql`select cm.seat from class_memberships cm where cm.class_id = ${classId}::uuid and cm.status <> 'ended'`;
/** Whether a child has a guardian whose link is active. */
export const hasGuardian = (child: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from guardian_links gl where gl.child_id = ${child} and gl.status = 'active')`;
/** The first free of a class's hundred seats; null when all are taken. */
const freeClassSeat = (classId: string) => sql<number | null>`(
  select min(seat) from generate_series(1, ${PUPILS_MAX}) seat where seat not in (${taken(classId)}))`;

/** Whether the class of membership `cm` made the account of pupil `u`. */
const isMadeHere = sql<boolean>`u.made_by_class is not distinct from cm.class_id`;

/** Members of a class and children who wait (P1.31). Writers lock the row of the class, so seats are given one after another. */
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
     * Asks for a place in a class, also for a child who left it. Returns the id of the membership.
     * @throws SQLSTATE 23514 of `class_memberships_seat` when all seats are taken
     */
    ask: async (classId: string, childId: string): Promise<string> => {
      const seat = freeClassSeat(classId);
      const { id } = await db
        .insertInto('classMemberships')
        .values({ classId, childId, status: 'pending', seat })
        .onConflict((conflict) =>
          conflict
            .columns(['classId', 'childId'])
            .doUpdateSet({ status: 'pending', seat, createdAt: sql`now()`, updatedAt: sql`now()` }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
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
        .select(['id', 'status'])
        .where('classId', '=', classId)
        .where('childId', '=', childId)
        .executeTakeFirst(),
    /** A waiting membership by its id; undefined when it does not wait. */
    waiting: (classId: string, membershipId: string) =>
      db
        .selectFrom('classMemberships')
        .select(['id', 'childId'])
        .where('id', '=', membershipId)
        .where('classId', '=', classId)
        .where('status', '=', 'pending')
        .executeTakeFirst(),
    /** Stores a teacher's yes for a waiting child. */
    sayYes: (membershipId: string, teacherId: string) =>
      memberships()
        .set({ teacherOkAt: sql`coalesce(teacher_ok_at, now())`, teacherOkBy: teacherId })
        .where('id', '=', membershipId)
        .where('status', '=', 'pending')
        .execute(),
    /** Makes a waiting membership active if no yes is missing; else undefined. The caller has locked the child's row. */
    enter: (membershipId: string) =>
      memberships()
        .set({ status: 'active' })
        .where('id', '=', membershipId)
        .where('status', '=', 'pending')
        .where('teacherOkAt', 'is not', null)
        .where(sql<boolean>`(guardian_ok_by in (select gl.guardian_id from guardian_links gl
            where gl.child_id = class_memberships.child_id and gl.status = 'active')
          or not ${hasGuardian(sql.ref('class_memberships.child_id'))})`)
        .returning(['childId', 'classId'])
        .executeTakeFirst(),
    decline: (classId: string, membershipId: string) =>
      memberships()
        .set({ status: 'ended', seat: null })
        .where('id', '=', membershipId)
        .where('classId', '=', classId)
        .where('status', '=', 'pending')
        .returning('childId')
        .executeTakeFirst(),
    /** Ends a membership in one of these states; false when there is none. */
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
    /** Names of the children who are in a class or wait. */
    names: (classId: string) =>
      db
        .selectFrom('classMemberships as cm')
        .innerJoin('users as u', 'u.id', 'cm.childId')
        .select(['u.firstName', 'u.name'])
        .where('cm.classId', '=', classId)
        .where('cm.status', '<>', 'ended')
        .execute(),
    /** The same without one of them. */
    namesBeside: (classId: string, childId: string) =>
      db
        .selectFrom('classMemberships as cm')
        .innerJoin('users as u', 'u.id', 'cm.childId')
        .select(['u.firstName', 'u.name'])
        .where('cm.classId', '=', classId)
        .where('cm.childId', '<>', childId)
        .where('cm.status', '<>', 'ended')
        .execute(),
    /** Puts a child into a class with the yes of the teacher and of the primary guardian, if there is one. */
    addPupil: (classId: string, childId: string) =>
      db
        .insertInto('classMemberships')
        .values({
          classId,
          childId,
          status: 'active',
          seat: freeClassSeat(classId),
          teacherOkAt: sql`now()`,
          guardianOkBy: sql`(select guardian_id from guardian_links
            where child_id = ${childId}::uuid and status = 'active' and kind = 'primary')`,
        })
        .execute(),
    /**
     * Puts new pupils into the first free seats, all or none.
     * @throws SQLSTATE 23514 of `class_memberships_seat` when there are not enough
     */
    add: (classId: string, childIds: readonly string[]) =>
      sql`insert into class_memberships (class_id, child_id, status, seat, teacher_ok_at)
        select ${classId}::uuid, given.child_id, 'active', free.seat, now()
          from unnest(${[...childIds]}::uuid[]) with ordinality as given(child_id, n)
          left join (select seat, row_number() over (order by seat) as n from generate_series(1, ${PUPILS_MAX}) seat
            where seat not in (${taken(classId)})) free on free.n = given.n`.execute(db),
    /** Pupils of a class who have guardians, because guardians are told about a new teacher. */
    withGuardians: async (classId: string): Promise<readonly string[]> =>
      (
        await db
          .selectFrom('classMemberships as cm')
          .select('cm.childId')
          .where('cm.classId', '=', classId)
          .where('cm.status', '=', 'active')
          .where(hasGuardian(sql.ref('cm.child_id')))
          .execute()
      ).map(({ childId }) => childId),
    /** The ones of these children who are in the class, with the facts for a login card. */
    pupils: (classId: string, childIds: readonly string[]) =>
      db
        .selectFrom('classMemberships as cm')
        .innerJoin('users as u', 'u.id', 'cm.childId')
        .select(['u.id', 'u.username', 'u.firstName', 'u.name', 'u.grade'])
        .select([isMadeHere.as('isMadeHere'), hasGuardian(sql.ref('u.id')).as('hasGuardian')])
        .where('cm.classId', '=', classId)
        .where('cm.status', '=', 'active')
        .where('cm.childId', 'in', [...childIds])
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
        hasGuardian: boolean;
        guardianSaidYes: boolean;
        teacherSaidYes: boolean;
        teachers: readonly { readonly firstName: string | null; readonly name: string | null }[];
      }>`
        select c.id as "classId", c.name, cm.status, cm.updated_at as since,
          ${hasGuardian(sql.ref('cm.child_id'))} as "hasGuardian",
            cm.guardian_ok_at is not null as "guardianSaidYes",
          cm.teacher_ok_at is not null as "teacherSaidYes",
          (select json_agg(json_build_object('firstName', u.first_name, 'name', u.name)
            order by u.id <> c.teacher_id, u.id)
            from taught_classes tc join users u on u.id = tc.teacher_id where tc.class_id = c.id) as teachers
          from class_memberships cm join classes c on c.id = cm.class_id and c.archived_at is null
         where cm.child_id = ${childId}::uuid and cm.status <> 'ended' order by cm.updated_at, c.id`.execute(
        db,
      );
      return rows;
    },
  };
}

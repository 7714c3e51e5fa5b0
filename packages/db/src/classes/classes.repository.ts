import type { Grade } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { hasGuardian } from './class-members.repository.ts';
import type { Database } from '../connection/connect.ts';

interface Named {
  readonly id: string;
  readonly firstName: string | null;
  readonly name: string | null;
}
export interface ClassDetail {
  readonly id: string;
  readonly name: string;
  readonly grade: Grade;
  readonly code: string;
  readonly isOpen: boolean;
  readonly isOwner: boolean;
  readonly teachers: readonly (Named & { readonly isOwner: boolean })[];
  readonly pupils: readonly (Named & {
    readonly grade: Grade | null;
    /** Of accounts that this class made. */
    readonly username: string | null;
    readonly since: string;
    readonly hasPictures: boolean;
    readonly hasGuardian: boolean;
    readonly isMadeHere: boolean;
  })[];
  /** Children who wait: only the name, to recognise the child (decision 0040). */
  readonly waiting: readonly {
    membershipId: string;
    firstName: string | null;
    name: string | null;
    since: string;
    hasGuardian: boolean;
    guardianSaidYes: boolean;
    teacherSaidYes: boolean;
  }[];
}

/** Classes and who teaches them (P1.30). An archived class appears in the list only. */
export function classesRepository(db: Database) {
  const taught = (teacherId: string) =>
    db
      .selectFrom('classes as c')
      .innerJoin('taughtClasses as tc', (join) =>
        join.onRef('tc.classId', '=', 'c.id').on('tc.teacherId', '=', teacherId),
      );
  return {
    /** @throws SQLSTATE 23505 when the code is taken */
    create: (made: { teacherId: string; name: string; grade: Grade; code: string }) =>
      db.insertInto('classes').values(made).returning('id').executeTakeFirstOrThrow(),
    /** All classes of a teacher, archived ones last. */
    list: async (teacherId: string) => {
      const { rows } = await sql<{
        id: string;
        name: string;
        grade: Grade;
        code: string;
        isOpen: boolean;
        archivedAt: Date | null;
        isOwner: boolean;
        pupils: number;
        waiting: number;
      }>`
        select c.id, c.name, c.grade, c.code, c.is_open as "isOpen", c.archived_at as "archivedAt",
               c.teacher_id = ${teacherId}::uuid as "isOwner",
               count(cm.id) filter (where cm.status = 'active')::int as pupils,
               count(cm.id) filter (where cm.status = 'pending')::int as waiting
          from classes c left join class_memberships cm on cm.class_id = c.id
         where c.teacher_id = ${teacherId}::uuid
            or c.id in (select class_id from class_teachers where teacher_id = ${teacherId}::uuid)
         group by c.id order by c.archived_at nulls first, c.name, c.id`.execute(db);
      return rows;
    },
    /** A class with its people; undefined when the teacher does not teach it. */
    detail: async (classId: string, teacherId: string) => {
      const { rows } = await sql<ClassDetail>`
        select c.id, c.name, c.grade, c.code, c.is_open as "isOpen", c.teacher_id = tc.teacher_id as "isOwner",
          (select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name,
              'isOwner', u.id = c.teacher_id) order by u.id <> c.teacher_id, u.first_name, u.id)
            from taught_classes taught join users u on u.id = taught.teacher_id
              where taught.class_id = c.id) as teachers,
          (select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name,
              'grade', u.grade, 'username', case when u.made_by_class = cm.class_id then u.username end,
              'since', cm.updated_at, 'hasPictures', pp.user_id is not null,
              'hasGuardian', ${hasGuardian(sql.ref('u.id'))},
              'isMadeHere', u.made_by_class is not distinct from cm.class_id) order by u.first_name, u.id), '[]')
            from class_memberships cm join users u on u.id = cm.child_id left
              join picture_passwords pp on pp.user_id = u.id
           where cm.class_id = c.id and cm.status = 'active') as pupils,
          (select coalesce(json_agg(json_build_object('membershipId', cm.id, 'firstName', u.first_name, 'name',
            u.name,
              'since', cm.created_at, 'hasGuardian', ${hasGuardian(sql.ref('u.id'))},
              'guardianSaidYes', cm.guardian_ok_at is not null, 'teacherSaidYes', cm.teacher_ok_at is not null)
              order by cm.created_at), '[]')
            from class_memberships cm join users u on u.id = cm.child_id
           where cm.class_id = c.id and cm.status = 'pending') as waiting
        from classes c join taught_classes tc on tc.class_id = c.id and tc.teacher_id = ${teacherId}::uuid
        where c.id = ${classId}::uuid`.execute(db);
      return rows[0];
    },
    /** Every class that a teacher made or teaches, archived ones included. */
    idsOf: async (teacherId: string): Promise<readonly string[]> => {
      const made = db.selectFrom('classes').select('id').where('teacherId', '=', teacherId);
      const joined = db
        .selectFrom('classTeachers')
        .select('classId as id')
        .where('teacherId', '=', teacherId);
      return (await made.union(joined).execute()).map(({ id }) => id);
    },
    /** Locks the class until the transaction ends, so that actions of its teachers run one after the other. */
    lock: (classId: string, teacherId: string) =>
      taught(teacherId)
        .select(['c.id', 'c.name', 'c.grade', 'c.teacherId as ownerId'])
        .where('c.id', '=', classId)
        .forNoKeyUpdate('c')
        .executeTakeFirst(),
    /** The same for a class that may be archived, for its owner and its other teachers. */
    lockKept: (classId: string, teacherId: string) =>
      db
        .selectFrom('classes as c')
        .select(['c.id', 'c.archivedAt', 'c.teacherId as ownerId'])
        .where('c.id', '=', classId)
        .where((eb) =>
          eb.or([
            eb('c.teacherId', '=', teacherId),
            eb.exists(
              eb
                .selectFrom('classTeachers as ct')
                .select('ct.classId')
                .whereRef('ct.classId', '=', 'c.id')
                .where('ct.teacherId', '=', teacherId),
            ),
          ]),
        )
        .forNoKeyUpdate('c')
        .executeTakeFirst(),
    /** @throws SQLSTATE 23505 when a new code is taken */
    update: (classId: string, change: { name?: string; grade?: Grade; isOpen?: boolean; code?: string }) =>
      db.updateTable('classes').set(change).where('id', '=', classId).execute(),
    archive: (classId: string, now: Date) =>
      db.updateTable('classes').set({ archivedAt: now, isOpen: false }).where('id', '=', classId).execute(),
    reopen: (classId: string) =>
      db.updateTable('classes').set({ archivedAt: null }).where('id', '=', classId).execute(),
    /** Ends the open invitation. */
    endInvites: (classId: string) =>
      db
        .updateTable('classInvites')
        .set({ endedAt: sql`now()` })
        .where('classId', '=', classId)
        .where('usedAt', 'is', null)
        .where('endedAt', 'is', null)
        .execute(),
    keepInvite: (invite: { codeHash: string; classId: string; expiresAt: Date }) =>
      db.insertInto('classInvites').values(invite).execute(),
    /** Uses an invitation up; undefined when it is unknown, used, ended or too old, or when the class is archived. */
    useInvite: (codeHash: string, usedBy: string, now: Date) =>
      db
        .updateTable('classInvites as ci')
        .from('classes as c')
        .set({ usedBy, usedAt: now })
        .whereRef('c.id', '=', 'ci.classId')
        .where('c.archivedAt', 'is', null)
        .where('ci.codeHash', '=', codeHash)
        .where('ci.usedAt', 'is', null)
        .where('ci.endedAt', 'is', null)
        .where('ci.expiresAt', '>', now)
        .returning(['c.id as classId', 'c.name', 'c.teacherId as ownerId'])
        .executeTakeFirst(),
    addTeacher: (classId: string, teacherId: string) =>
      db
        .insertInto('classTeachers')
        .values({ classId, teacherId })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    /** One of the class's other teachers, and whether that account waits for its erasure or sleeps. */
    coTeacher: (classId: string, teacherId: string) =>
      db
        .selectFrom('classTeachers as ct')
        .innerJoin('users as u', 'u.id', 'ct.teacherId')
        .select((eb) =>
          eb
            .or([
              eb('u.isActive', '=', false),
              eb.exists(
                eb
                  .selectFrom('accountDeletions as ad')
                  .select('ad.userId')
                  .whereRef('ad.userId', '=', 'ct.teacherId'),
              ),
            ])
            .as('isLeaving'),
        )
        .where('ct.classId', '=', classId)
        .where('ct.teacherId', '=', teacherId)
        .executeTakeFirst(),
    /**
     * Makes one of its teachers the owner, in a transaction. The new owner leaves the list of the others last: else cards that
     * they printed would end for a moment without sight (end_unseen).
     * @throws SQLSTATE 23514 at the commit, when the new owner is one of the others still
     */
    handOver: async (classId: string, { from, to }: { from: string; to: string }): Promise<void> => {
      await db.insertInto('classTeachers').values({ classId, teacherId: from }).execute();
      await db.updateTable('classes').set({ teacherId: to }).where('id', '=', classId).execute();
      await db
        .deleteFrom('classTeachers')
        .where('classId', '=', classId)
        .where('teacherId', '=', to)
        .execute();
    },
    /** False when the teacher did not teach this class. */
    removeTeacher: async (classId: string, teacherId: string): Promise<boolean> =>
      (
        await db
          .deleteFrom('classTeachers')
          .where('classId', '=', classId)
          .where('teacherId', '=', teacherId)
          .returning('teacherId')
          .execute()
      ).length === 1,
  };
}

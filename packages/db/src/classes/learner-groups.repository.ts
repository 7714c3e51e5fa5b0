import { LEARNER_GROUPS_MAX } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { TaughtClass } from './class-tries.ts';
import type { Database } from '../connection/connect.ts';

export interface LearnerGroup {
  readonly id: string;
  readonly name: string;
  readonly childIds: readonly string[];
}

/** Groups of pupils inside a class, for its teachers alone (decision 0108). */
export function learnerGroupsRepository(db: Database) {
  return {
    /** The groups by name, with their pupils; undefined when the teacher does not teach the class. */
    ofClass: async ({ classId, teacherId }: TaughtClass): Promise<readonly LearnerGroup[] | undefined> => {
      const { rows } = await sql<{ groups: readonly LearnerGroup[] }>`
        select (
            select coalesce(json_agg(json_build_object('id', lg.id, 'name', lg.name, 'childIds', array(
                select lgm.child_id from learner_group_members lgm where lgm.group_id = lg.id order by 1))
              order by lower(lg.name)), '[]')
              from learner_groups lg where lg.class_id = c.id) as groups
          from classes c join taught_classes tc on tc.class_id = c.id and tc.teacher_id = ${teacherId}::uuid
         where c.id = ${classId}::uuid`.execute(db);
      return rows[0]?.groups;
    },
    /** Makes a group in the first free place; undefined when the class has as many as it may have. */
    add: async (classId: string, name: string): Promise<string | undefined> => {
      const { rows } = await sql<{ id: string }>`
        insert into learner_groups (class_id, name, place)
        select ${classId}::uuid, ${name}, free.place
          from generate_series(1, ${LEARNER_GROUPS_MAX}::int) as free(place)
         where not exists (select from learner_groups lg
           where lg.class_id = ${classId}::uuid and lg.place = free.place)
         order by free.place limit 1 returning id`.execute(db);
      return rows[0]?.id;
    },
    /** False when the class has no such group. */
    rename: async (classId: string, groupId: string, name: string): Promise<boolean> =>
      (
        await db
          .updateTable('learnerGroups')
          .set({ name })
          .where('id', '=', groupId)
          .where('classId', '=', classId)
          .returning('id')
          .execute()
      ).length === 1,
    /** Puts exactly these pupils into a group. A constraint refuses who is no pupil of the class. */
    setMembers: async (classId: string, groupId: string, childIds: readonly string[]): Promise<void> => {
      await sql`
        with gone as (
          delete from learner_group_members
           where group_id = ${groupId}::uuid and child_id <> all(${[...childIds]}::uuid[]))
        insert into learner_group_members (group_id, class_id, child_id)
        select ${groupId}::uuid, ${classId}::uuid, unnest(${[...childIds]}::uuid[])
        on conflict do nothing`.execute(db);
    },
    /** False when the class has no such group. */
    remove: async (classId: string, groupId: string): Promise<boolean> =>
      (
        await db
          .deleteFrom('learnerGroups')
          .where('id', '=', groupId)
          .where('classId', '=', classId)
          .returning('id')
          .execute()
      ).length === 1,
  };
}

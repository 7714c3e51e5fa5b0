import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

interface ClassName {
  readonly id: string;
  readonly name: string;
}

/** The children a grown-up sees, at a glance, and the links that still wait. */
export function visibleChildrenRepository(db: Database) {
  return {
    idsOf: async (adultId: string): Promise<readonly string[]> =>
      (
        await db.selectFrom('visibleChildren').select('childId').where('adultId', '=', adultId).execute()
      ).flatMap(({ childId }) => childId ?? []),
    atAGlance: (adultId: string) =>
      db
        .selectFrom('visibleChildren as v')
        .innerJoin('users as u', 'u.id', 'v.childId')
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('userProgress as p')
              .select([
                sql<number>`coalesce(sum(p.progress), 0)::int`.as('progress'),
                sql<number>`coalesce(sum(p.completed_lessons), 0)::int`.as('completedLessons'),
                sql<Date | null>`max(p.updated_at) filter (where p.last_lesson_id is not null)`.as(
                  'lastActivity',
                ),
              ])
              .whereRef('p.userId', '=', 'u.id')
              .as('t'),
          (join) => join.onTrue(),
        )
        .select(['u.id', 'u.firstName', 'u.name', 'u.grade', 'u.totalPoints'])
        .select(['t.progress', 't.completedLessons', 't.lastActivity'])
        .select([
          sql<boolean>`exists (select from guardian_links l
            where l.child_id = u.id and l.guardian_id = ${adultId}::uuid and l.status = 'active')`.as(
            'isFamily',
          ),
          sql<
            ClassName[]
          >`(select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name), '[]')
            from class_memberships m join taught_classes t on t.class_id = m.class_id and t.teacher_id = ${adultId}::uuid
            join classes c on c.id = m.class_id where m.child_id = u.id and m.status = 'active')`.as(
            'classes',
          ),
        ])
        .where('v.adultId', '=', adultId)
        .orderBy('u.firstName')
        .orderBy('u.id')
        .execute(),
    waiting: (adultId: string) =>
      db
        .selectFrom('guardianLinks')
        .select(['id as linkId', 'createdAt as since'])
        .where('guardianId', '=', adultId)
        .where('status', '=', 'pending')
        .orderBy('createdAt')
        .execute(),
  };
}

import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

interface ClassName {
  readonly id: string;
  readonly name: string;
}

/** The children whom a grown-up may see, and links that wait. */
export function visibleChildrenRepository(db: Database) {
  return {
    idsOf: async (adultId: string): Promise<readonly string[]> =>
      (
        await db.selectFrom('visibleChildren').select('childId').where('adultId', '=', adultId).execute()
      ).flatMap(({ childId }) => childId ?? []),
    atAGlance: (adultId: string) =>
      db
        .selectFrom('visibleChildren as vc')
        .innerJoin('users as u', 'u.id', 'vc.childId')
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('userProgress as up')
              .select([
                sql<number>`coalesce(sum(up.progress), 0)::int`.as('progress'),
                sql<number>`coalesce(sum(up.completed_lessons), 0)::int`.as('completedLessons'),
                sql<Date | null>`max(up.updated_at) filter (where up.last_lesson_id is not null)`.as(
                  'lastActivity',
                ),
              ])
              .whereRef('up.userId', '=', 'u.id')
              .as('totals'),
          (join) => join.onTrue(),
        )
        .select(['u.id', 'u.firstName', 'u.name', 'u.grade', 'u.totalPoints'])
        .select(['totals.progress', 'totals.completedLessons', 'totals.lastActivity'])
        .select([
          sql<boolean>`exists (select from guardian_links gl
            where gl.child_id = u.id and gl.guardian_id = ${adultId}::uuid and gl.status = 'active')`.as(
            'isFamily',
          ),
          sql<
            ClassName[]
          >`(select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name), '[]')
            from class_memberships cm join taught_classes tc on tc.class_id = cm.class_id
              and tc.teacher_id = ${adultId}::uuid
            join classes c on c.id = cm.class_id where cm.child_id = u.id and cm.status = 'active')`.as(
            'classes',
          ),
        ])
        .where('vc.adultId', '=', adultId)
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

import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Looks of a grown-up at a child since the last bundle; no child named means the first one they see. */
export interface ChildLook {
  readonly adultId: string;
  readonly childId: string | null;
  readonly views: number;
  readonly lastAt: Date;
}

/** "Who looked at my child": a row a grown-up, child and day, kept a year (SAFETY 2.16). */
export function childViewsRepository(db: Database) {
  return {
    /** Counts a bundle of looks in one statement; whoever was erased meanwhile is left out. */
    add: async (looks: readonly ChildLook[]): Promise<void> => {
      const bundle = JSON.stringify(
        looks.map(({ adultId, childId, views, lastAt }) => ({
          adult_id: adultId,
          child_id: childId,
          views,
          last_at: lastAt,
        })),
      );
      await sql`
        insert into child_views (child_id, adult_id, day, views, last_at)
        select c.id, n.adult_id, (n.last_at at time zone 'UTC')::date, sum(n.views), max(n.last_at)
          from json_to_recordset(${bundle}::json) n(adult_id uuid, child_id uuid, views integer, last_at timestamptz)
          join users a on a.id = n.adult_id
          join users c on c.id = coalesce(n.child_id, (
            select v.child_id from visible_children v join users u on u.id = v.child_id
             where v.adult_id = n.adult_id order by u.first_name, u.id limit 1))
         group by 1, 2, 3
        on conflict (child_id, adult_id, day) do update
          set views = child_views.views + excluded.views,
              last_at = greatest(child_views.last_at, excluded.last_at)`.execute(db);
    },
    /** Who looked since a day, the latest first. */
    list: (childId: string, since: Date) =>
      db
        .selectFrom('childViews as v')
        .innerJoin('users as u', 'u.id', 'v.adultId')
        .select(['v.adultId', 'u.firstName', 'u.name', 'u.role', 'v.views', 'v.lastAt'])
        .where('v.childId', '=', childId)
        .where('v.lastAt', '>=', since)
        .orderBy('v.lastAt', 'desc')
        .execute(),
  };
}

import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Views of a child by a grown-up since the last write. Without a child, the first child of the grown-up is meant. */
export interface ChildView {
  readonly adultId: string;
  readonly childId: string | null;
  readonly views: number;
  readonly lastAt: Date;
}

/** "Who looked at my child": one row for each grown-up, child and day, stored for a year (security 2.16). */
export function childViewsRepository(db: Database) {
  return {
    /** Counts many views in one statement. Accounts that were erased meanwhile are left out. */
    add: async (views: readonly ChildView[]): Promise<void> => {
      const bundle = JSON.stringify(
        views.map((view) => ({
          adult_id: view.adultId,
          child_id: view.childId,
          views: view.views,
          last_at: view.lastAt,
        })),
      );
      await sql`
        insert into child_views (child_id, adult_id, day, views, last_at)
        select child.id, noted.adult_id, (noted.last_at at time zone 'UTC')::date, sum(noted.views),
          max(noted.last_at)
          from json_to_recordset(${bundle}::json) noted(adult_id uuid, child_id uuid, views integer,
            last_at timestamptz)
          join users adult on adult.id = noted.adult_id
          join users child on child.id = coalesce(noted.child_id, (
            select vc.child_id from visible_children vc join users u on u.id = vc.child_id
             where vc.adult_id = noted.adult_id order by u.first_name, u.id limit 1))
         group by 1, 2, 3
        on conflict (child_id, adult_id, day) do update
          set views = child_views.views + excluded.views,
              last_at = greatest(child_views.last_at, excluded.last_at)`.execute(db);
    },
    /** Who looked since a day, the latest first. */
    list: (childId: string, since: Date) =>
      db
        .selectFrom('childViews as cv')
        .innerJoin('users as u', 'u.id', 'cv.adultId')
        .select(['cv.adultId', 'u.firstName', 'u.name', 'u.role', 'cv.views', 'cv.lastAt'])
        .where('cv.childId', '=', childId)
        .where('cv.lastAt', '>=', since)
        .orderBy('cv.lastAt', 'desc')
        .execute(),
  };
}

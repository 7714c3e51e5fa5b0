import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Who asked for the weekly mail about which child (issue 6): nobody else gets one. */
export function weeklyMailsRepository(db: Database) {
  return {
    /** Whether a grown-up gets the mail, and whether there is a confirmed address to send it to. */
    about: async (adultId: string, childId: string) =>
      db
        .selectFrom('users as u')
        .select([
          sql<boolean>`u.email_confirmed_at is not null`.as('hasAddress'),
          sql<boolean>`exists (select from weekly_mails w where w.adult_id = u.id and w.child_id = ${childId}::uuid)`.as(
            'isOn',
          ),
        ])
        .where('u.id', '=', adultId)
        .executeTakeFirstOrThrow(),
    start: (adultId: string, childId: string, stopToken: string) =>
      db
        .insertInto('weeklyMails')
        .values({ adultId, childId, stopToken })
        .onConflict((conflict) => conflict.columns(['adultId', 'childId']).doNothing())
        .execute(),
    stop: (adultId: string, childId: string) =>
      db.deleteFrom('weeklyMails').where('adultId', '=', adultId).where('childId', '=', childId).execute(),
    /** By the link in the mail; a token that is unknown or was used before changes nothing. */
    stopByToken: (stopToken: string) =>
      db.deleteFrom('weeklyMails').where('stopToken', '=', stopToken).execute(),
    /** Mails not yet sent for a week, to grown-ups with a confirmed address whose link lives, with what the child did in it. */
    due: async (week: string) => {
      const { rows } = await sql<{
        adultId: string;
        childId: string;
        stopToken: string;
        email: string;
        firstName: string | null;
        name: string | null;
        lessons: { title: string; goal: string }[];
        rounds: number;
        points: number;
      }>`
        select w.adult_id, w.child_id, w.stop_token, a.email, c.first_name, c.name,
          (select coalesce(json_agg(json_build_object('title', l.title, 'goal', l.goal) order by d.completed_at), '[]')
             from lesson_completions d join lessons l on l.id = d.lesson_id
            where d.user_id = c.id and d.completed_at >= s.start and d.completed_at < s.stop) as lessons,
          (select count(*)::int from practice_rounds r
            where r.user_id = c.id and r.finished_at >= s.start and r.finished_at < s.stop) as rounds,
          (select coalesce(sum(p.points), 0)::int from points_ledger p
            where p.user_id = c.id and p.created_at >= s.start and p.created_at < s.stop) as points
          from weekly_mails w
          join users a on a.id = w.adult_id and a.is_active and a.email_confirmed_at is not null
          join users c on c.id = w.child_id and c.is_active
          join guardian_links g on g.child_id = c.id and g.guardian_id = a.id and g.status = 'active'
          cross join (select (${week}::date - 7)::timestamp at time zone 'UTC' as start,
                             ${week}::date::timestamp at time zone 'UTC' as stop) s
         where w.last_week is null or w.last_week < ${week}::date`.execute(db);
      return rows;
    },
    /** Takes a week's mail; false when another run was quicker or the grown-up stopped it meanwhile. */
    take: async (adultId: string, childId: string, week: string): Promise<boolean> =>
      (
        await db
          .updateTable('weeklyMails')
          .set({ lastWeek: sql`${week}::date` })
          .where('adultId', '=', adultId)
          .where('childId', '=', childId)
          .where(sql<boolean>`(last_week is null or last_week < ${week}::date)`)
          .returning('childId')
          .execute()
      ).length === 1,
  };
}

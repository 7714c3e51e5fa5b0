import type { WeekFacts } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { weekFacts } from './week-facts.ts';

/** Subscriptions to the weekly mail about a child (decision 0045). Nobody gets it without asking. */
export function weeklyMailsRepository(db: Database) {
  return {
    /** Whether a grown-up gets the mail, and whether there is a confirmed address to send it to. */
    about: async (adultId: string, childId: string) =>
      db
        .selectFrom('users as u')
        .select([
          sql<boolean>`u.email_confirmed_at is not null`.as('hasAddress'),
          sql<boolean>`exists (select from weekly_mails wm
            where wm.adult_id = u.id and wm.child_id = ${childId}::uuid)`.as('isOn'),
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
    /** Mails that were not sent yet for a week, with what the child did: for grown-ups with a confirmed address and an active link. */
    due: async (week: string) => {
      const { rows } = await sql<{
        adultId: string;
        childId: string;
        stopToken: string;
        email: string;
        firstName: string | null;
        name: string | null;
        week: WeekFacts;
      }>`
        select wm.adult_id, wm.child_id, wm.stop_token, adult.email, child.first_name, child.name,
          ${weekFacts(sql`child.id`, sql`span.start`, sql`span.stop`)} as week
          from weekly_mails wm
          join users adult on adult.id = wm.adult_id and adult.is_active and adult.email_confirmed_at is not null
          join users child on child.id = wm.child_id and child.is_active
          join guardian_links gl on gl.child_id = child.id and gl.guardian_id = adult.id and gl.status = 'active'
          cross join (select (${week}::date - 7)::timestamp at time zone 'UTC' as start,
                             ${week}::date::timestamp at time zone 'UTC' as stop) span
         where wm.last_week is null or wm.last_week < ${week}::date`.execute(db);
      return rows;
    },
    /** The last seven days of each child of a grown-up whose link is active, by first name. */
    ofFamily: async (adultId: string, now: Date) => {
      const { rows } = await sql<{
        id: string;
        firstName: string | null;
        name: string | null;
        week: WeekFacts;
      }>`
        select child.id, child.first_name, child.name,
          ${weekFacts(sql`child.id`, sql`span.start`, sql`span.stop`)} as week
          from guardian_links gl join users child on child.id = gl.child_id
          cross join (select ${now}::timestamptz - interval '7 days' as start, ${now}::timestamptz as stop) span
         where gl.guardian_id = ${adultId}::uuid and gl.status = 'active'
         order by child.first_name, child.id`.execute(db);
      return rows;
    },
    /** Marks the mail of a week as sent; false when another run was quicker or the grown-up stopped the mails. */
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

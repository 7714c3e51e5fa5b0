import { sql, type Kysely } from 'kysely';

/** Usage is counted by the tables themselves (I5). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table guardian_notices
      drop constraint guardian_notices_kind_check,
      add constraint guardian_notices_kind_check check (kind in ('link-asked', 'link-new', 'link-ended', 'end-asked',
        'handed-over', 'sign-in-reset', 'new-device', 'device-trusted', 'export', 'erasure', 'erasure-stopped', 'class-asked',
        'new-teacher', 'sign-in-asked', 'guardian-leaves', 'guardian-stays', 'helper-crisis', 'helper-words',
        'tutoring-asked', 'tutoring-offered', 'tutoring-booked', 'tutoring-moved', 'tutoring-cancelled', 'tutoring-soon',
        'tutoring-begun', 'tutoring-told', 'tutoring-crisis', 'plan-asked'))`.execute(db);

  // Who has no plan gets the free one when something is counted; the servers write all that it has at their start.
  await sql`
    insert into subscription_plans (id, name, display_name, description, price, yearly_price)
    values ('adventure-scholars-free', 'adventure-scholars-free', 'Adventure Scholars', '', 0, 0)
    on conflict do nothing`.execute(db);

  // The row of the month, in UTC, of the account's subscription; who has none gets the free one.
  await sql`
    create function add_usage(of_user uuid, happened timestamptz, tutoring integer, lessons integer, practice integer,
      games integer) returns void language plpgsql as $$
    declare utc timestamp := happened at time zone 'UTC';
    begin
      insert into user_subscriptions (user_id, plan_id) values (of_user, 'adventure-scholars-free')
        on conflict (user_id) where status <> 'expired' do nothing;
      insert into subscription_usage as su (subscription_id, user_id, month, year, tutoring_sessions_used,
          ai_lessons_generated, practice_problems_completed, multiplayer_games_played)
        select us.id, us.user_id, extract(month from utc), extract(year from utc), greatest(tutoring, 0), lessons, practice, games
          from user_subscriptions us where us.user_id = of_user and us.status <> 'expired'
        on conflict (subscription_id, year, month) do update set
          tutoring_sessions_used = greatest(su.tutoring_sessions_used + tutoring, 0),
          ai_lessons_generated = su.ai_lessons_generated + lessons,
          practice_problems_completed = su.practice_problems_completed + practice,
          multiplayer_games_played = su.multiplayer_games_played + games,
          updated_at = now();
    end $$`.execute(db);

  // A session counts in the month of its time, unless it was cancelled in time, or the tutor did not come.
  await sql`
    create function counts_as_tutoring(session tutoring_sessions) returns boolean language sql immutable as $$
      select session.status in ('scheduled', 'in-progress', 'completed') or session.counts_as_used $$`.execute(
    db,
  );
  await sql`
    create function count_tutoring() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and counts_as_tutoring(old) then
        perform add_usage(old.student_id, old.scheduled_time, -1, 0, 0, 0);
      end if;
      if counts_as_tutoring(new) then
        perform add_usage(new.student_id, new.scheduled_time, 1, 0, 0, 0);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger tutoring_sessions_booked after insert on tutoring_sessions
    for each row execute function count_tutoring()`.execute(db);
  await sql`create trigger tutoring_sessions_counted after update on tutoring_sessions for each row
    when (counts_as_tutoring(old) <> counts_as_tutoring(new) or old.scheduled_time <> new.scheduled_time)
    execute function count_tutoring()`.execute(db);

  await sql`
    create function count_practice() returns trigger language plpgsql as $$
    begin
      perform add_usage(new.user_id, new.answered_at, 0, 0, 1, 0);
      return null;
    end $$`.execute(db);
  await sql`create trigger practice_answers_counted after insert on practice_answers
    for each row execute function count_practice()`.execute(db);

  await sql`
    create function count_draft() returns trigger language plpgsql as $$
    begin
      perform add_usage(new.owner_id, new.created_at, 0, 1, 0, 0);
      return null;
    end $$`.execute(db);
  await sql`create trigger lesson_drafts_counted after insert on lesson_drafts
    for each row when (new.source = 'model') execute function count_draft()`.execute(db);

  // In the order of the accounts, so that two games that end at once wait for each other without a deadlock.
  await sql`
    create function count_game() returns trigger language plpgsql as $$
    declare player uuid;
    begin
      -- The players first, as everybody does who writes about a learner.
      perform id from users where id in (select gp.user_id from game_participants gp
        where gp.room_id = new.room_id and not gp.is_removed) order by id for no key update;
      for player in select gp.user_id from game_participants gp
          where gp.room_id = new.room_id and not gp.is_removed order by gp.user_id loop
        perform add_usage(player, new.completed_at, 0, 0, 0, 1);
      end loop;
      return null;
    end $$`.execute(db);
  await sql`create trigger game_sessions_counted after update on game_sessions for each row
    when (old.status <> 'completed' and new.status = 'completed' and new.completed_at is not null)
    execute function count_game()`.execute(db);

  await sql`
    select add_usage(ts.student_id, ts.scheduled_time, 1, 0, 0, 0)
      from tutoring_sessions ts where counts_as_tutoring(ts)`.execute(db);
}

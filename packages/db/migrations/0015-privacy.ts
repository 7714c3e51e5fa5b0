import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A child's account is erased seven days after a guardian asks; until then it sleeps and can be woken (P1.54).
  await sql`
    create table account_deletions (
      user_id uuid primary key references users on delete cascade,
      asked_by uuid references users on delete set null,
      asked_at timestamptz not null default now(),
      erase_at timestamptz not null default now() + interval '7 days',
      check (erase_at >= asked_at + interval '7 days')
    )`.execute(db);
  await sql`create index account_deletions_asked_by on account_deletions (asked_by)`.execute(db);
  await sql`create index account_deletions_due on account_deletions (erase_at)`.execute(db);
  // Accounts to erase again after a backup is restored (security 2.16). It holds only the id of the person.
  await sql`
    create table erased_accounts (
      id uuid primary key,
      erased_at timestamptz not null default now()
    )`.execute(db);

  // "Who looked at my child": one row for each grown-up, child and day (security 2.16), stored for a year.
  await sql`
    create table child_views (
      child_id uuid not null references users on delete cascade,
      adult_id uuid not null references users on delete cascade,
      day date not null,
      views integer not null default 1 check (views > 0),
      last_at timestamptz not null default now(),
      primary key (child_id, adult_id, day)
    )`.execute(db);
  await sql`create index child_views_adult on child_views (adult_id)`.execute(db);

  // The weekly mail is sent only to those who asked for it; the token stands in its unsubscribe link.
  await sql`
    create table weekly_mails (
      adult_id uuid not null references users on delete cascade,
      child_id uuid not null references users on delete cascade,
      stop_token text not null unique,
      last_week date,
      created_at timestamptz not null default now(),
      primary key (adult_id, child_id)
    )`.execute(db);
  await sql`create index weekly_mails_child on weekly_mails (child_id)`.execute(db);

  // Open dashboards are notified that a learner has something new, whichever process wrote it.
  await sql`
    create function tell_learner_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('learner_changed', new.user_id::text);
      return null;
    end $$`.execute(db);
  for (const table of ['lesson_completions', 'points_ledger', 'achievements', 'user_progress'])
    await sql`create trigger ${sql.raw(`${table}_tell`)} after insert or update on ${sql.table(table)}
      for each row execute function tell_learner_changed()`.execute(db);
  await sql`create trigger practice_rounds_tell after update of finished_at on practice_rounds
    for each row execute function tell_learner_changed()`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Besides a grown-up's wish: an account nobody used for long, or that no grown-up stands behind (security 2.15, 2.16).
  await sql`
    alter table account_deletions
      add column reason text not null default 'asked' check (reason in ('asked', 'unused', 'alone')),
      add constraint account_deletions_only_wishes_are_asked check (reason = 'asked' or asked_by is null)`.execute(
    db,
  );
  // A grown-up said that an unused account stays: that counts like a use.
  await sql`alter table users add column kept_at timestamptz`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // The secret of a mailed link is made when the mail is sent. No table and no backup holds it (decision 0072).
  await sql`delete from outbox where sent_at is null and body_text like '%/reset-password?token=%'`.execute(
    db,
  );
  await sql`
    alter table outbox
      add column link text check (link in ('reset', 'address', 'class-wish')),
      add column link_for uuid references class_memberships (id) on delete cascade,
      add column expires_at timestamptz not null default now() + interval '7 days',
      add constraint outbox_link_for check ((coalesce(link, '') = 'class-wish') = (link_for is not null))`.execute(
    db,
  );
  await sql`create index outbox_link_for on outbox (link_for) where link_for is not null`.execute(db);
  await sql`alter table address_changes alter column token_hash drop not null`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table guardian_links add column id uuid not null unique default gen_random_uuid()`.execute(
    db,
  );

  // At most ten grown-ups a child (P1.27): each holds one of ten seats while the link waits or lives.
  await sql`alter table guardian_links add column seat smallint check (seat between 1 and 10)`.execute(db);
  await sql`update guardian_links l set seat = n.seat from (
      select child_id, guardian_id, row_number() over (partition by child_id order by created_at, guardian_id) as seat
        from guardian_links where status <> 'revoked') n
     where n.child_id = l.child_id and n.guardian_id = l.guardian_id`.execute(db);
  await sql`alter table guardian_links add constraint guardian_links_seat
    check ((status = 'revoked') = (seat is null))`.execute(db);
  await sql`create unique index guardian_links_seats on guardian_links (child_id, seat)`.execute(db);

  // A family code is used once and lives seven days (security 2.15); a new one ends the one before (P1.20).
  await sql`
    create table family_codes (
      code_hash text primary key,
      child_id uuid not null references users on delete cascade,
      made_by uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at > created_at),
      used_by uuid references users on delete set null,
      used_at timestamptz,
      ended_at timestamptz,
      check (used_by is null or used_at is not null),
      check (used_at is null or ended_at is null)
    )`.execute(db);
  await sql`create unique index family_codes_live on family_codes (child_id)
    where used_at is null and ended_at is null`.execute(db);
  await sql`create index family_codes_made_by on family_codes (made_by)`.execute(db);
  await sql`create index family_codes_used_by on family_codes (used_by)`.execute(db);

  // Three pictures in order. They work only on a trusted device of the family, or with a token of a grown-up.
  await sql`
    create table picture_passwords (
      user_id uuid primary key references users on delete cascade,
      hash text not null check (hash like '$argon2id$%'),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table trusted_devices (
      token_hash text primary key,
      public_id uuid not null unique default gen_random_uuid(),
      adult_id uuid not null references users on delete cascade,
      label text not null check (char_length(label) between 1 and 80),
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index trusted_devices_adult on trusted_devices (adult_id)`.execute(db);

  // Tokens in QR codes: `qr` on a grown-up's screen is valid for minutes and once; `card` is printed and valid until a new one is made.
  await sql`
    create table sign_in_tokens (
      token_hash text primary key,
      child_id uuid not null references users on delete cascade,
      made_by uuid not null references users on delete cascade,
      kind text not null check (kind in ('qr', 'card')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at > created_at),
      used_at timestamptz,
      ended_at timestamptz,
      check (kind = 'qr' or used_at is null)
    )`.execute(db);
  await sql`create unique index sign_in_tokens_card on sign_in_tokens (child_id)
    where kind = 'card' and ended_at is null`.execute(db);
  await sql`create index sign_in_tokens_child on sign_in_tokens (child_id)`.execute(db);
  await sql`create index sign_in_tokens_made_by on sign_in_tokens (made_by)`.execute(db);

  await sql`alter table consents add column revoked_by uuid references users on delete set null`.execute(db);
  await sql`create index consents_revoked_by on consents (revoked_by)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // What the policy found and who answered (decision 0079). Only the scrubbed text is ever stored.
  await sql`
    alter table chat_messages
      add column day date not null default current_date,
      add column severity text not null default 'fine' check (severity in ('crisis', 'harmful', 'rude', 'injection', 'advice',
        'off-topic', 'fine')),
      add column engine text not null default 'local' check (engine in ('fixed', 'local', 'openai-compatible', 'openai',
        'anthropic')),
      add column is_fallback boolean not null default false,
      -- Somebody whom the child lives with or learns from is named in a crisis of this conversation: only staff read it.
      add column is_private boolean not null default false,
      add column needs_review boolean not null default false,
      add column suggestions text[] not null default '{}' check (cardinality(suggestions) <= 3),
      add column practice_subject text references subjects on delete set null,
      add column practice_skill text,
      add constraint chat_messages_fixed check (severity = 'fine' or engine = 'fixed')`.execute(db);
  await sql`create index chat_messages_day on chat_messages (user_id, day)`.execute(db);

  // The quota of a day, and one message at a time: both are conditions of one statement.
  await sql`
    create table chat_days (
      user_id uuid not null references users on delete cascade,
      day date not null,
      asked integer not null default 0,
      quota integer not null,
      pending_since timestamptz,
      primary key (user_id, day),
      constraint chat_days_quota check (asked between 0 and quota)
    )`.execute(db);

  // What a guardian chose. Without a row the defaults hold.
  await sql`
    create table helper_settings (
      child_id uuid primary key references users on delete cascade,
      opens_at smallint not null default 6 check (opens_at between 0 and 23),
      closes_at smallint not null default 21 check (closes_at between 1 and 24),
      daily_messages smallint check (daily_messages between 1 and 80),
      is_voice_allowed boolean not null default false,
      is_provider_allowed boolean not null default false,
      is_teacher_told boolean not null default false,
      changed_by uuid references users on delete set null,
      changed_at timestamptz not null default now(),
      constraint helper_settings_hours check (opens_at < closes_at)
    )`.execute(db);

  await sql`create index helper_settings_changed_by on helper_settings (changed_by)`.execute(db);

  // A line for each verdict. A child's lines are a chain: each holds the hash of the one before.
  await sql`
    create table safety_events (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      number integer not null check (number > 0),
      message_id uuid references chat_messages on delete set null,
      policy_version text not null,
      severity text not null,
      rule_ids text[] not null,
      personal_data text[] not null,
      engine text not null,
      model text,
      refused_answers integer not null default 0,
      latency_ms integer not null check (latency_ms >= 0),
      created_at timestamptz not null,
      previous_hash text not null,
      hash text not null,
      unique (user_id, number)
    )`.execute(db);
  await sql`create index safety_events_message on safety_events (message_id)`.execute(db);
  await sql`
    create function safety_events_are_only_added() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - 'message_id' = to_jsonb(old) - 'message_id' and new.message_id is null then
        return new;
      end if;
      raise exception 'safety events are only added to';
    end $$`.execute(db);
  await sql`create trigger safety_events_append_only before update on safety_events
    for each row execute function safety_events_are_only_added()`.execute(db);

  // What a grown-up must look at.
  await sql`
    create table safety_alerts (
      id uuid primary key default gen_random_uuid(),
      child_id uuid not null references users on delete cascade,
      message_id uuid references chat_messages on delete set null,
      severity text not null check (severity in ('crisis', 'harmful', 'rude')),
      topic text not null,
      -- 'staff': a crisis in which a grown-up around the child is named. Nobody else learns of it.
      audience text not null check (audience in ('grown-ups', 'staff')),
      created_at timestamptz not null default now(),
      handled_at timestamptz,
      handled_by text,
      constraint safety_alerts_handled check ((handled_at is null) = (handled_by is null))
    )`.execute(db);
  await sql`create index safety_alerts_child on safety_alerts (child_id, created_at)`.execute(db);
  await sql`create index safety_alerts_open on safety_alerts (created_at) where handled_at is null`.execute(
    db,
  );
  await sql`create index safety_alerts_message on safety_alerts (message_id)`.execute(db);

  await sql`
    alter table guardian_notices
      drop constraint guardian_notices_kind_check,
      add constraint guardian_notices_kind_check check (kind in ('link-asked', 'link-new', 'link-ended', 'end-asked',
        'handed-over', 'sign-in-reset', 'new-device', 'device-trusted', 'export', 'erasure', 'erasure-stopped', 'class-asked',
        'new-teacher', 'sign-in-asked', 'guardian-leaves', 'guardian-stays', 'helper-crisis', 'helper-words'))`.execute(
    db,
  );
}

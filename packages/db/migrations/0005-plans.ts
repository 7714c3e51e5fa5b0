import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table subscription_plans (
      id text primary key,
      name text not null unique,
      display_name text not null,
      description text not null,
      price integer not null check (price >= 0),
      yearly_price integer not null check (yearly_price >= 0),
      features text[] not null default '{}',
      max_students integer not null default 1 check (max_students > 0),
      max_tutoring_sessions integer not null default 0 check (max_tutoring_sessions >= 0),
      has_advanced_analytics boolean not null default false,
      has_custom_curriculum boolean not null default false,
      has_priority_support boolean not null default false,
      has_offline_access boolean not null default false,
      is_active boolean not null default true,
      sort_order integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table user_subscriptions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      plan_id text not null references subscription_plans,
      status text not null default 'active' check (status in ('active', 'past_due', 'cancelled', 'expired')),
      billing_cycle text not null default 'monthly' check (billing_cycle in ('monthly', 'yearly')),
      current_period_start timestamptz not null default now(),
      current_period_end timestamptz,
      cancelled_at timestamptz,
      trialing boolean not null default false,
      trial_ends_at timestamptz,
      stripe_customer_id text,
      stripe_subscription_id text unique,
      payment_method_id text,
      last_payment_date timestamptz,
      next_payment_date timestamptz,
      failed_payment_attempts integer not null default 0 check (failed_payment_attempts >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (trialing = (trial_ends_at is not null) or not trialing)
    )`.execute(db);
  await sql`create unique index user_subscriptions_live on user_subscriptions (user_id)
    where status in ('active', 'past_due')`.execute(db);
  await sql`create index user_subscriptions_plan on user_subscriptions (plan_id)`.execute(db);
  await sql`create index user_subscriptions_trial on user_subscriptions (trial_ends_at) where trialing`.execute(
    db,
  );

  // One trial for a family: each account, e-mail address and device starts one at most (P6.22).
  await sql`
    create table trial_grants (
      user_id uuid primary key references users on delete cascade,
      email_key text unique,
      device_key text unique,
      granted_at timestamptz not null default now()
    )`.execute(db);

  // I5: one row for each month. A conditional update keeps every counter below its limit.
  await sql`
    create table subscription_usage (
      id uuid primary key default gen_random_uuid(),
      subscription_id uuid not null references user_subscriptions on delete cascade,
      user_id uuid not null references users on delete cascade,
      month integer not null check (month between 1 and 12),
      year integer not null check (year between 2020 and 2200),
      tutoring_sessions_used integer not null default 0 check (tutoring_sessions_used >= 0),
      ai_lessons_generated integer not null default 0 check (ai_lessons_generated >= 0),
      practice_problems_completed integer not null default 0 check (practice_problems_completed >= 0),
      multiplayer_games_played integer not null default 0 check (multiplayer_games_played >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (subscription_id, year, month)
    )`.execute(db);
  await sql`create index subscription_usage_user on subscription_usage (user_id)`.execute(db);

  await sql`
    create table subscription_invoices (
      id uuid primary key default gen_random_uuid(),
      subscription_id uuid not null references user_subscriptions on delete cascade,
      user_id uuid not null references users on delete cascade,
      amount integer not null check (amount >= 0),
      currency text not null default 'usd',
      status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'void', 'refunded')),
      description text,
      invoice_date timestamptz not null default now(),
      due_date timestamptz,
      paid_at timestamptz,
      stripe_invoice_id text unique,
      download_url text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index subscription_invoices_subscription on subscription_invoices (subscription_id)`.execute(
    db,
  );
  await sql`create index subscription_invoices_user on subscription_invoices (user_id)`.execute(db);
}

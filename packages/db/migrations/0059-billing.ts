import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // What billing must know of a subscription (decision 0090). An account keeps one row: a plan that ends becomes the free plan in it, so
  // that nobody gets new usage counters by cancelling and choosing again.
  await sql`
    alter table user_subscriptions
      add column billing_anchor timestamptz,
      add column first_paid_at timestamptz,
      add column paid_cents integer not null default 0 check (paid_cents >= 0),
      add column refunded_at timestamptz,
      add column cancel_reason text check (char_length(cancel_reason) between 1 and 500),
      add column pending_plan_id text references subscription_plans,
      add column pending_cycle text check (pending_cycle in ('monthly', 'yearly')),
      add column retry_at timestamptz,
      add column due_at timestamptz,
      add column trial_reminded_at timestamptz,
      add column stripe_started_at timestamptz,
      add column checkout_session_id text,
      add constraint user_subscriptions_pending check ((pending_plan_id is null) = (pending_cycle is null))`.execute(
    db,
  );
  await sql`create index user_subscriptions_pending_plan on user_subscriptions (pending_plan_id)`.execute(db);
  await sql`create index user_subscriptions_due on user_subscriptions (due_at)
    where due_at is not null and stripe_subscription_id is null`.execute(db);
  await sql`create index user_subscriptions_customer on user_subscriptions (stripe_customer_id)`.execute(db);
  await sql`update user_subscriptions set due_at = trial_ends_at where trialing`.execute(db);

  // A cancelled one still counts until its period ends, so it holds the one place of a payer too.
  await sql`drop index user_subscriptions_live`.execute(db);
  await sql`create unique index user_subscriptions_live on user_subscriptions (user_id)
    where status <> 'expired'`.execute(db);

  // One invoice for each payment, however often the job runs.
  await sql`alter table subscription_invoices add column local_key text unique,
    add column refunded integer not null default 0 check (refunded between 0 and amount)`.execute(db);

  await sql`
    create table promo_codes (
      code text primary key check (code ~ '^[A-Z0-9]{4,20}$'),
      trial_days integer not null check (trial_days between 1 and 30),
      uses_left integer not null check (uses_left >= 0),
      created_at timestamptz not null default now()
    )`.execute(db);

  // Events of Stripe: each once (I4). No personal data: what an event is about is fetched again when it is worked off.
  await sql`
    create table stripe_events (
      id text primary key,
      kind text not null,
      about text check (about in ('subscription', 'invoice')),
      subject text,
      received_at timestamptz not null default now(),
      done_at timestamptz,
      attempts integer not null default 0,
      next_try_at timestamptz not null default now(),
      check ((about is null) = (subject is null))
    )`.execute(db);
  await sql`create index stripe_events_waiting on stripe_events (next_try_at) where done_at is null`.execute(
    db,
  );

  // Subscriptions that must end at Stripe, also when the account is erased and Stripe is down. No personal data.
  await sql`
    create table stripe_cancellations (
      stripe_subscription_id text primary key,
      -- What is given back: by the rule of decision 0090, or all of it, for one that should never have begun.
      refund text not null default 'rule' check (refund in ('rule', 'whole')),
      wanted_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_try_at timestamptz not null default now()
    )`.execute(db);
  // Customers to be erased at Stripe with their accounts (I12), once their subscription has ended there.
  await sql`
    create table stripe_erasures (
      stripe_customer_id text primary key,
      stripe_subscription_id text,
      attempts integer not null default 0,
      next_try_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create function keep_stripe_cancellation() returns trigger language plpgsql as $$
    begin
      if old.stripe_subscription_id is not null then
        insert into stripe_cancellations (stripe_subscription_id) values (old.stripe_subscription_id)
          on conflict do nothing;
      end if;
      if old.stripe_customer_id is not null then
        insert into stripe_erasures (stripe_customer_id, stripe_subscription_id)
          values (old.stripe_customer_id, old.stripe_subscription_id) on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger user_subscriptions_gone after delete on user_subscriptions
    for each row when (old.stripe_customer_id is not null or old.stripe_subscription_id is not null)
    execute function keep_stripe_cancellation()`.execute(db);

  await tellOfPlans(db);
  await oneTrialAFamily(db);
}

/** Open pages of a payer and of the linked children are told at once, so that a padlock goes without a reload. */
async function tellOfPlans(db: Kysely<never>): Promise<void> {
  await sql`
    create function tell_plan_changed() returns trigger language plpgsql as $$
    declare
      payer uuid := coalesce(new.user_id, old.user_id);
    begin
      perform pg_notify('plan_changed', payer::text);
      perform pg_notify('plan_changed', gl.child_id::text)
         from guardian_links gl where gl.guardian_id = payer and gl.status = 'active';
      return null;
    end $$`.execute(db);
  await sql`create trigger user_subscriptions_tell after insert or update or delete on user_subscriptions
    for each row execute function tell_plan_changed()`.execute(db);
  await sql`
    create function tell_plan_of_link_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('plan_changed', coalesce(new.child_id, old.child_id)::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger guardian_links_tell_plan after insert or delete or update of status on guardian_links
    for each row execute function tell_plan_of_link_changed()`.execute(db);
}

/** One trial for a family (P6.22): also when two guardians of a child ask at the same moment. */
async function oneTrialAFamily(db: Kysely<never>): Promise<void> {
  await sql`create index guardian_links_of_grown_up on guardian_links (guardian_id) where active_since is not null`.execute(
    db,
  );
  // Everybody who is connected by links that live or lived: a guardian, their children, the other guardians of these.
  await sql`
    create function trial_family(person uuid) returns setof uuid language sql stable as $$
      with recursive family(id) as (
        select person
        union
        select case when gl.guardian_id = family.id then gl.child_id else gl.guardian_id end
          from family join guardian_links gl
            on family.id in (gl.guardian_id, gl.child_id) and gl.active_since is not null)
      select id from family
    $$`.execute(db);
  // As trialEmail in packages/domain, hashed. Only to say beforehand whether a trial is possible; the grant uses the domain's.
  await sql`
    create function trial_email_key(email text) returns text language sql immutable as $$
      select translate(encode(sha256(convert_to(case
          when whole !~ '.@' then whole
          when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
          else local || '@' || domain end, 'UTF8')), 'base64'), '+/=', '-_')
        from (select lower(btrim(email)) as whole) given,
          lateral (select split_part(regexp_replace(whole, '@[^@]*$', ''), '+', 1) as local,
            substring(whole from '[^@]*$') as domain) parts
    $$`.execute(db);
  // When a trial begins, its grant is used up: a later one may not end later. Null: granted for a payment page that nobody finished.
  await sql`alter table trial_grants add column ends_at timestamptz`.execute(db);
  await sql`update trial_grants set ends_at = granted_at + interval '7 days'`.execute(db);
  await sql`
    create function note_trial() returns trigger language plpgsql as $$
    begin
      update trial_grants set ends_at = new.trial_ends_at where user_id = new.user_id and ends_at is null;
      return null;
    end $$`.execute(db);
  await sql`create trigger user_subscriptions_trial_noted after insert or update on user_subscriptions
    for each row when (new.trialing) execute function note_trial()`.execute(db);
  await sql`
    create function keep_one_trial_a_family() returns trigger language plpgsql as $$
    begin
      -- The children are the locks: two guardians share one, and a link is made under the lock of its child.
      perform id from users where id in (select trial_family(new.user_id)) and role = 'student'
        order by id for update;
      if exists (select from trial_grants tg where tg.user_id in (select trial_family(new.user_id))) then
        return null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger trial_grants_family before insert on trial_grants
    for each row execute function keep_one_trial_a_family()`.execute(db);

  // Two who had a trial each become one family: the later trial ends, unless its payer has said how to pay for what follows.
  await sql`
    create function end_second_trial() returns trigger language plpgsql as $$
    begin
      update user_subscriptions us set trial_ends_at = now(), due_at = now()
       where us.trialing and us.trial_ends_at > now() and us.payment_method_id is null
         and us.stripe_subscription_id is null and us.user_id in (select trial_family(new.guardian_id))
         and exists (select from trial_grants mine join trial_grants other on other.user_id <> mine.user_id
           where mine.user_id = us.user_id and other.user_id in (select trial_family(new.guardian_id))
             and (other.granted_at, other.user_id) < (mine.granted_at, mine.user_id));
      return null;
    end $$`.execute(db);
  await sql`create trigger guardian_links_one_trial after insert or update of active_since on guardian_links
    for each row when (new.active_since is not null) execute function end_second_trial()`.execute(db);
}

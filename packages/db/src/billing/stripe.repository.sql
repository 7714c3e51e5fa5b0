-- addEvent
insert into "stripe_events" ("id", "kind", "about", "subject")
values ($1, $2, $3, $4)
on conflict ("id") do nothing
returning "id";

-- claimEvents
update stripe_events
set attempts = attempts + 1,
  next_try_at = now() + least(3600, 5 * power(2, least(attempts, 12))) * interval '1 second'
where id in (
    select id
    from stripe_events
    where done_at is null and next_try_at <= now()
    order by next_try_at
    limit $1
    for update skip locked
  )
returning id, kind, about, subject;

-- finishEvent
update "stripe_events"
set "done_at" = now()
where "id" = $1;

-- dropOldEvents
delete from "stripe_events"
where done_at < now() - interval '90 days';

-- payerOf
select "user_id"
from "user_subscriptions"
where "stripe_customer_id" = $1;

-- hasAccount
select "id"
from "users"
where "id" = $1;

-- setCustomer
update "user_subscriptions"
set "stripe_customer_id" = $1
where "id" = $2;

-- setCheckout
update "user_subscriptions"
set "checkout_session_id" = $1
where "id" = $2;

-- write
update "user_subscriptions"
set "plan_id" = $1, "billing_cycle" = $2, "status" = $3, "trialing" = $4, "trial_ends_at" = $5,
  "current_period_start" = $6, "current_period_end" = $7, "billing_anchor" = $8, "cancelled_at" = $9,
  "pending_plan_id" = $10, "pending_cycle" = $11, "first_paid_at" = $12, "paid_cents" = $13,
  "payment_method_id" = $14, "refunded_at" = $15, "failed_payment_attempts" = $16, "retry_at" = $17,
  "due_at" = $18, "stripe_customer_id" = $19, "stripe_subscription_id" = $20, "stripe_started_at" = $21,
  "updated_at" = now()
where "id" = $22;

-- refundedAt
select "refunded_at"
from "user_subscriptions"
where "user_id" = $1 and "status" <> $2;

-- noteRefunded
update "user_subscriptions"
set "refunded_at" = $1
where "id" = $2 and "refunded_at" is null;

-- trialEnd
select "ends_at"
from "trial_grants"
where "user_id" = $1;

-- noteTrial
update "trial_grants"
set "ends_at" = $1
where "user_id" = $2 and "ends_at" is null;

-- putInvoice
insert into "subscription_invoices" ("subscription_id", "user_id", "stripe_invoice_id", "amount", "refunded",
  "currency", "status", "description", "invoice_date", "due_date", "paid_at", "download_url")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict ("stripe_invoice_id") do update
set "amount" = $13, "refunded" = $14, "currency" = $15, "status" = $16, "description" = $17,
  "invoice_date" = $18, "due_date" = $19, "paid_at" = $20, "download_url" = $21, "updated_at" = now();

-- wantCancellation
insert into "stripe_cancellations" ("stripe_subscription_id", "refund")
values ($1, $2)
on conflict ("stripe_subscription_id") do nothing;

-- claimCancellations
update stripe_cancellations
set attempts = attempts + 1,
  next_try_at = now() + least(3600, 5 * power(2, least(attempts, 12))) * interval '1 second'
where stripe_subscription_id in (
    select stripe_subscription_id
    from stripe_cancellations
    where next_try_at <= now()
    order by next_try_at
    limit $1
    for update skip locked
  )
returning stripe_subscription_id as subscription_id, refund;

-- dropCancellation
delete from "stripe_cancellations"
where "stripe_subscription_id" = $1;

-- claimErasures
update stripe_erasures
set attempts = attempts + 1,
  next_try_at = now() + least(3600, 5 * power(2, least(attempts, 12))) * interval '1 second'
where stripe_customer_id in (
    select se.stripe_customer_id
    from stripe_erasures se
    where se.next_try_at <= now() and not exists (
        select
        from stripe_cancellations sc
        where sc.stripe_subscription_id = se.stripe_subscription_id
      )
    order by se.next_try_at
    limit $1
    for update skip locked
  )
returning stripe_customer_id as customer_id;

-- dropErasure
delete from "stripe_erasures"
where "stripe_customer_id" = $1;

-- attached: first
select "id", "user_id", "plan_id", "billing_cycle", "status", "trialing", "trial_ends_at",
  "current_period_start", "current_period_end", "billing_anchor", "cancelled_at", "pending_plan_id",
  "pending_cycle", "first_paid_at", "paid_cents", "payment_method_id", "refunded_at",
  "failed_payment_attempts", "retry_at", "stripe_customer_id", "stripe_subscription_id", "stripe_started_at",
  "checkout_session_id"
from "user_subscriptions"
where "stripe_subscription_id" is not null
order by "id"
limit $1;

-- attached: later
select "id", "user_id", "plan_id", "billing_cycle", "status", "trialing", "trial_ends_at",
  "current_period_start", "current_period_end", "billing_anchor", "cancelled_at", "pending_plan_id",
  "pending_cycle", "first_paid_at", "paid_cents", "payment_method_id", "refunded_at",
  "failed_payment_attempts", "retry_at", "stripe_customer_id", "stripe_subscription_id", "stripe_started_at",
  "checkout_session_id"
from "user_subscriptions"
where "stripe_subscription_id" is not null and "id" > $1
order by "id"
limit $2;

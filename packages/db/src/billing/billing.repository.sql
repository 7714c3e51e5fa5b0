-- ensure
insert into "user_subscriptions" ("user_id", "plan_id")
values ($1, $2)
on conflict ("user_id")
where status <> 'expired' do nothing;

-- lock
select "id", "user_id", "plan_id", "billing_cycle", "status", "trialing", "trial_ends_at",
  "current_period_start", "current_period_end", "billing_anchor", "cancelled_at", "pending_plan_id",
  "pending_cycle", "first_paid_at", "paid_cents", "payment_method_id", "refunded_at",
  "failed_payment_attempts", "retry_at", "stripe_customer_id", "stripe_subscription_id", "stripe_started_at",
  "checkout_session_id"
from "user_subscriptions"
where "user_id" = $1 and "status" <> $2
for update;

-- write
update "user_subscriptions"
set "plan_id" = $1, "billing_cycle" = $2, "status" = $3, "trialing" = $4, "trial_ends_at" = $5,
  "current_period_start" = $6, "current_period_end" = $7, "billing_anchor" = $8, "cancelled_at" = $9,
  "pending_plan_id" = $10, "pending_cycle" = $11, "first_paid_at" = $12, "paid_cents" = $13,
  "payment_method_id" = $14, "refunded_at" = $15, "failed_payment_attempts" = $16, "retry_at" = $17,
  "due_at" = $18, "updated_at" = now()
where "id" = $19;

-- noteReason
update "user_subscriptions"
set "cancel_reason" = $1
where "id" = $2;

-- lockDue
select "id", "user_id", "plan_id", "billing_cycle", "status", "trialing", "trial_ends_at",
  "current_period_start", "current_period_end", "billing_anchor", "cancelled_at", "pending_plan_id",
  "pending_cycle", "first_paid_at", "paid_cents", "payment_method_id", "refunded_at",
  "failed_payment_attempts", "retry_at", "stripe_customer_id", "stripe_subscription_id", "stripe_started_at",
  "checkout_session_id"
from "user_subscriptions"
where "due_at" <= $1 and "stripe_subscription_id" is null and "status" <> $2
order by "due_at"
limit $3
for update skip locked;

-- takeReminders
update "user_subscriptions"
set "trial_reminded_at" = $1
where "id" in (
    select "id"
    from "user_subscriptions"
    where "trialing" = $2 and "status" in ($3, $4) and "trial_reminded_at" is null
      and trial_ends_at > $5::timestamptz and trial_ends_at <= $6::timestamptz + interval '3 days'
      and trial_ends_at > current_period_start + interval '3 days'
    limit $7
    for update skip locked
  )
returning "id", "user_id", "plan_id", "billing_cycle", "trial_ends_at", "payment_method_id";

-- putInvoice
insert into "subscription_invoices" ("subscription_id", "user_id", "amount", "description", "invoice_date",
  "local_key", "status", "paid_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("local_key") do update
set "status" = $9, "paid_at" = $10, "updated_at" = now();

-- noteRefund
update subscription_invoices si
set refunded = least(si.amount, $1::integer - spread.before), status = case
  when si.amount <= $2::integer - spread.before then 'refunded' else si.status end, updated_at = now()
from (
    select id, (sum(amount) over (order by invoice_date desc, id) - amount)::integer as before
    from subscription_invoices
    where subscription_id = $3 and status = 'paid' and amount > 0
  ) spread
where si.id = spread.id and spread.before < $4::integer;

-- invoices: first
select "id", "amount", "refunded", "currency", "status", "description", "invoice_date", "due_date", "paid_at",
  "download_url"
from "subscription_invoices"
where "user_id" = $1
order by "invoice_date" desc, "id"
limit $2;

-- invoices: later
select "id", "amount", "refunded", "currency", "status", "description", "invoice_date", "due_date", "paid_at",
  "download_url"
from "subscription_invoices"
where "user_id" = $1 and "invoice_date" < $2
order by "invoice_date" desc, "id"
limit $3;

-- setPaymentMethod
update "user_subscriptions"
set "payment_method_id" = $1
where "user_id" = $2 and "status" <> $3 and "stripe_subscription_id" is null;

-- usePromo
update "promo_codes"
set "uses_left" = uses_left - 1
where "code" = $1 and "uses_left" > $2
returning "trial_days";

-- addressOf
select "email"
from "users"
where "id" = $1 and "role" in ($2, $3, $4) and "email_confirmed_at" is not null and "is_active" = $5;

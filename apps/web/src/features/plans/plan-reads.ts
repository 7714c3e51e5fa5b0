import { trpc } from '../../lib/api/api.ts';

/** What a change of the plan may have changed. */
export const PLAN_READS = [
  trpc.billing.overview.queryKey(),
  trpc.billing.invoices.queryKey(),
  trpc.plans.subscription.queryKey(),
  trpc.plans.usage.queryKey(),
  trpc.account.user.queryKey(),
];

import { useNavigate } from '@tanstack/react-router';
import { api, trpc } from '../../lib/api/api.ts';
import type { Inputs } from '../../lib/api/replies.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { leaveApp } from '../../lib/links/leave-app.ts';
import { notify } from '../../lib/notices/notices.ts';
import { PLAN_READS } from './plan-reads.ts';

/** Takes a plan: where money is taken by way of the payment page, else at once. */
export function useSubscribe() {
  const navigate = useNavigate();
  return useAction((choice: Inputs['billing']['subscribe']) => api.billing.subscribe.mutate(choice), {
    stale: [...PLAN_READS, trpc.billing.offer.queryKey()],
    onDone: async ({ checkoutUrl }) => {
      if (checkoutUrl !== null) return leaveApp.to(checkoutUrl);
      notify({ title: 'Your plan is set', tone: 'success' });
      await navigate({ to: '/plan' });
    },
  });
}

import { trpc } from '../lib/api/api.ts';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { SubscribeScreen } from '../features/plans/subscribe-screen.tsx';
import { roleOf } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/subscribe/$planId')({
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient }, params }) => {
    const [plans] = await Promise.all([
      queryClient.fetchQuery(trpc.plans.list.queryOptions()),
      queryClient.fetchQuery(trpc.plans.subscription.queryOptions()),
    ]);
    const plan = plans.find(({ id }) => id === params.planId);
    if (plan === undefined) throw notFound();
    return plan;
  },
  component: Subscribe,
});

function Subscribe() {
  const { viewer } = Route.useRouteContext();
  return <SubscribeScreen plan={Route.useLoaderData()} role={roleOf(viewer)} />;
}

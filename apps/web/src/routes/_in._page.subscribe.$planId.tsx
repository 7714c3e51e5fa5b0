import { trpc } from '../lib/api/api.ts';
import { isAdult } from '@noodlenaut/domain';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { SubscribeScreen } from '../features/plans/subscribe-screen.tsx';
import { roleOf } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/subscribe/$planId')({
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient, viewer }, params }) => {
    const [plans] = await Promise.all([
      queryClient.fetchQuery(trpc.plans.list.queryOptions()),
      viewer !== null &&
        isAdult(roleOf(viewer)) &&
        queryClient.fetchQuery({ ...trpc.billing.overview.queryOptions(), staleTime: 0 }),
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

import { createFileRoute } from '@tanstack/react-router';
import { PlanScreen } from '../features/plans/plan-screen.tsx';
import { trpc } from '../lib/api/api.ts';
import { requireRole, roleOf } from '../lib/session/guards.ts';

const GROWN_UPS = ['parent', 'teacher', 'tutor'] as const;

export const Route = createFileRoute('/_in/_page/plan')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, GROWN_UPS);
  },
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient, viewer } }) => {
    const anew = { staleTime: 0 };
    return Promise.all([
      queryClient.fetchQuery({ ...trpc.billing.overview.queryOptions(), ...anew }),
      queryClient.fetchQuery({ ...trpc.billing.invoices.queryOptions({}), ...anew }),
      viewer?.role === 'parent' && queryClient.fetchQuery({ ...trpc.plans.usage.queryOptions(), ...anew }),
    ]);
  },
  component: Plan,
});

function Plan() {
  const { viewer } = Route.useRouteContext();
  return viewer && <PlanScreen role={roleOf(viewer)} />;
}

import { trpc } from '../lib/api/api.ts';
import { createFileRoute } from '@tanstack/react-router';
import { roleOf } from '../lib/session/guards.ts';
import { CatalogueScreen } from '../features/plans/catalogue-screen.tsx';

export const Route = createFileRoute('/_in/_page/adventure-scholars')({
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(trpc.plans.list.queryOptions()),
      queryClient.fetchQuery(trpc.plans.subscription.queryOptions()),
    ]),
  component: Catalogue,
});

function Catalogue() {
  const { viewer } = Route.useRouteContext();
  return viewer && <CatalogueScreen role={roleOf(viewer)} />;
}

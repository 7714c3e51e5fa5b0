import { createFileRoute } from '@tanstack/react-router';
import { CatalogueScreen } from '../features/plans/catalogue-screen.tsx';
import { reads } from '../lib/reads.ts';

export const Route = createFileRoute('/_in/_page/adventure-scholars')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.fetchQuery(reads.plans), queryClient.fetchQuery(reads.subscription)]),
  component: CatalogueScreen,
});

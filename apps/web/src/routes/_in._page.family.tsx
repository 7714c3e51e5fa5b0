import { createFileRoute, useLocation } from '@tanstack/react-router';
import { FamilyScreen } from '../features/family/family-screen.tsx';
import { openFamily } from '../features/family/open-family.ts';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/family')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search): { child?: string; add?: true } =>
    search['add'] === true
      ? { add: true }
      : typeof search['child'] === 'string'
        ? { child: search['child'] }
        : {},
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['parent']);
  },
  loaderDeps: ({ search }) => ({ child: search.child }),
  loader: ({ context, deps }) => openFamily(context.queryClient, deps.child),
  component: Family,
});

function Family() {
  const { child, add } = Route.useSearch();
  // Behind the #, as in the link of a letter: no server reads it in an address.
  const code = useLocation({ select: ({ hash }) => hash });
  return <FamilyScreen childId={child} isAdding={add === true} code={add === true ? code : ''} />;
}

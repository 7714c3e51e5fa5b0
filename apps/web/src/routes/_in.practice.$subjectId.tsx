import { createFileRoute } from '@tanstack/react-router';
import { PracticeMissing } from '../features/practice/practice-missing.tsx';
import { PracticeScreen } from '../features/practice/practice-screen.tsx';
import { PracticeSkeleton } from '../features/practice/practice-skeleton.tsx';
import { requireRole } from '../lib/guards.ts';

export const Route = createFileRoute('/_in/practice/$subjectId')({
  // '?daily' and '?daily=true' are the day's five.
  validateSearch: ({ daily }: Record<string, unknown>): { daily?: true } =>
    daily === undefined || daily === false ? {} : { daily: true },
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student']);
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { openPractice } = await import('../features/practice/open-practice.ts');
    return openPractice(context.queryClient, params.subjectId, deps.daily === true ? 'daily' : 'practice');
  },
  // Opening deals the questions: a pointer passing over a link does not.
  preload: false,
  gcTime: 0,
  shouldReload: true,
  pendingComponent: PracticeSkeleton,
  component: Practice,
});

function Practice() {
  const round = Route.useLoaderData();
  const { subjectId } = Route.useParams();
  return round === null ? (
    <PracticeMissing subjectId={subjectId} />
  ) : (
    <PracticeScreen key={round.id} round={round} />
  );
}

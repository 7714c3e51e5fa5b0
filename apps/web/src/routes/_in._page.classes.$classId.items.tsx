import { createFileRoute } from '@tanstack/react-router';
import { ItemsScreen } from '../features/class-view/items-screen.tsx';
import { openItems, type ItemsAbout } from '../features/class-view/open-items.ts';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import { requireRole } from '../lib/session/guards.ts';

type About = Omit<ItemsAbout, 'classId'>;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/_in/_page/classes/$classId/items')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: ({ lessonId, skill, studentId }: Record<string, unknown>): About => ({
    lessonId: textOf(lessonId),
    skill: textOf(skill),
    studentId: textOf(studentId),
  }),
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => openItems(context.queryClient, { ...params, ...deps }),
  component: Items,
});

function Items() {
  const { classId } = Route.useParams();
  const search = Route.useSearch();
  return Route.useLoaderData() ? (
    <ItemsScreen about={{ classId, ...search }} />
  ) : (
    <NothingFound title="Questions not found" text="The link may be old, or this class is not yours." />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { ItemsScreen } from '../features/class-view/items-screen.tsx';
import { openItems } from '../features/class-view/open-items.ts';
import { TeacherMissing } from '../features/teacher/teacher-missing.tsx';
import { requireRole } from '../lib/guards.ts';

type About = { lessonId?: string; skill?: string; studentId?: string };
const only = (name: keyof About, value: unknown): About =>
  typeof value === 'string' ? { [name]: value } : {};

export const Route = createFileRoute('/_in/_page/classes/$classId/items')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: ({ lessonId, skill, studentId }: Record<string, unknown>): About => ({
    ...only('lessonId', lessonId),
    ...only('skill', skill),
    ...only('studentId', studentId),
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
    <TeacherMissing title="Questions not found" text="The link may be old, or this class is not yours." />
  );
}

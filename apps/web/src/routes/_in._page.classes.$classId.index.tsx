import { isSubjectId, type SubjectId } from '@noodlenaut/domain';
import { createFileRoute } from '@tanstack/react-router';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import type { ClassLook } from '../features/class-view/class-look.ts';
import { ClassScreen } from '../features/class-view/class-screen.tsx';
import { openClass } from '../features/class-view/open-class.ts';
import { requireRole } from '../lib/session/guards.ts';

/** The skills of the first subject, until another is chosen. */
const FIRST_SUBJECT: SubjectId = 'math';
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/_in/_page/classes/$classId/')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  // Said in any case: what is left out here would stay as it was typed.
  validateSearch: ({ subject, sort, show, group }: Record<string, unknown>): ClassLook => ({
    subject: typeof subject === 'string' && isSubjectId(subject) ? subject : undefined,
    sort: textOf(sort),
    show: textOf(show),
    group: textOf(group),
  }),
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  // Another order reads nothing.
  loaderDeps: ({ search: { subject } }) => ({ subject }),
  loader: ({ context, params, deps }) =>
    openClass(context.queryClient, params.classId, deps.subject ?? FIRST_SUBJECT),
  component: Class,
});

function Class() {
  const { classId } = Route.useParams();
  const { subject = FIRST_SUBJECT, ...choice } = Route.useSearch();
  return Route.useLoaderData() ? (
    <ClassScreen classId={classId} subject={subject} choice={choice} />
  ) : (
    <NothingFound
      title="Class not found"
      text="The link may be old, or this class is not yours."
      back="classes"
    />
  );
}

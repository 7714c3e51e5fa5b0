import { createFileRoute } from '@tanstack/react-router';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import { ClassQuizzesScreen } from '../features/quiz/of-class/class-quizzes-screen.tsx';
import { openClassQuizzes } from '../features/quiz/of-class/open-class-quizzes.ts';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/classes/$classId/quizzes/')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  // '?give=true' opens the form for homework.
  validateSearch: ({ give }: Record<string, unknown>): { give?: true } =>
    give === true ? { give: true } : {},
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loader: ({ context, params }) => openClassQuizzes(context.queryClient, params.classId),
  component: ClassQuizzes,
});

function ClassQuizzes() {
  const { classId } = Route.useParams();
  const { give = false } = Route.useSearch();
  return Route.useLoaderData() ? (
    <ClassQuizzesScreen classId={classId} isGiving={give} />
  ) : (
    <NothingFound
      title="Class not found"
      text="The link may be old, or this class is not yours."
      back="classes"
    />
  );
}

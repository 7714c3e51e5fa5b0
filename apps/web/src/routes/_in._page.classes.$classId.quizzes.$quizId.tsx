import { createFileRoute } from '@tanstack/react-router';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import { ClassQuizScreen } from '../features/quiz/of-class/class-quiz-screen.tsx';
import { openClassQuiz } from '../features/quiz/of-class/open-class-quizzes.ts';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/classes/$classId/quizzes/$quizId')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loader: ({ context, params }) => openClassQuiz(context.queryClient, params.classId, params.quizId),
  component: ClassQuiz,
});

function ClassQuiz() {
  const { classId, quizId } = Route.useParams();
  return Route.useLoaderData() ? (
    <ClassQuizScreen classId={classId} quizId={quizId} />
  ) : (
    <NothingFound
      title="Quiz not found"
      text="The link may be old, or this class is not yours."
      back="classes"
    />
  );
}

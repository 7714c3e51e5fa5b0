import { createFileRoute } from '@tanstack/react-router';
import { HomeworkMissing, HomeworkScreen } from '../features/quiz/homework/homework-screen.tsx';
import { openHomework } from '../features/quiz/homework/open-homework.ts';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/homework/$assignmentId')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student']);
  },
  // The loader comes with the screen: nothing of it is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => openHomework(context.queryClient, params.assignmentId),
  shouldReload: true,
  component: HomeworkPage,
});

function HomeworkPage() {
  const homework = Route.useLoaderData();
  return homework === null ? <HomeworkMissing /> : <HomeworkScreen homework={homework} />;
}

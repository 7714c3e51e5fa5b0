import { createFileRoute } from '@tanstack/react-router';
import { TeacherScreen } from '../features/teacher/teacher-screen.tsx';
import { grownUpReads } from '../lib/grown-up-api.ts';

export const Route = createFileRoute('/_in/_page/teacher/')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(grownUpReads.overview()),
      queryClient.fetchQuery(grownUpReads.timeline()),
    ]),
  component: TeacherScreen,
});

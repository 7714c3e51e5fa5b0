import { createFileRoute } from '@tanstack/react-router';
import { TeacherScreen } from '../features/teacher/teacher-screen.tsx';
import { reads } from '../lib/reads.ts';

export const Route = createFileRoute('/_in/_page/teacher/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.fetchQuery(reads.overview), queryClient.fetchQuery(reads.timeline)]),
  component: TeacherScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { loadTutoring } from '../features/tutoring/load-tutoring.ts';
import { ScheduleScreen } from '../features/tutoring/schedule-screen.tsx';
import { WaitingTutor } from '../features/tutoring/waiting-tutor.tsx';
import { requireRole } from '../lib/guards.ts';

export const Route = createFileRoute('/_in/_page/schedule')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['tutor']);
  },
  loader: ({ context }) => loadTutoring(context.queryClient, 'tutor'),
  component: Schedule,
});

function Schedule() {
  return Route.useLoaderData().isWaiting ? <WaitingTutor /> : <ScheduleScreen />;
}

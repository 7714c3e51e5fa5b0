import { createFileRoute } from '@tanstack/react-router';
import { openTutoring } from '../features/tutoring/open-tutoring.ts';
import { ScheduleScreen } from '../features/tutoring/schedule-screen.tsx';
import { WaitingTutor } from '../features/tutoring/waiting-tutor.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/schedule')({
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['tutor']);
  },
  loader: ({ context }) => openTutoring(context.queryClient, 'tutor'),
  component: Schedule,
});

function Schedule() {
  return Route.useLoaderData().isWaiting ? <WaitingTutor /> : <ScheduleScreen />;
}

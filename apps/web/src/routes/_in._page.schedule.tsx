import { createFileRoute } from '@tanstack/react-router';
import { openSchedule } from '../features/tutor/open-schedule.ts';
import { ScheduleScreen } from '../features/tutor/schedule-screen.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/schedule')({
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['tutor']);
  },
  loader: ({ context }) => openSchedule(context.queryClient),
  component: ScheduleScreen,
});

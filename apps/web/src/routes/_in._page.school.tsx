import { createFileRoute } from '@tanstack/react-router';
import { openSchool } from '../features/school/open-school.ts';
import { SchoolScreen } from '../features/school/school-screen.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/school')({
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loader: ({ context }) => openSchool(context.queryClient),
  component: SchoolScreen,
});

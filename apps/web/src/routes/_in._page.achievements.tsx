import { createFileRoute } from '@tanstack/react-router';
import { AchievementsScreen } from '../features/achievements/achievements-screen.tsx';
import { requireRole } from '../lib/guards.ts';
import { reads } from '../lib/reads.ts';

export const Route = createFileRoute('/_in/_page/achievements')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student']);
  },
  loader: ({ context }) => context.queryClient.fetchQuery(reads.shelf),
  component: AchievementsScreen,
});

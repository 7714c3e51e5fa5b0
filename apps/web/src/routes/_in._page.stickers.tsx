import { trpc } from '../lib/api/api.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AlbumScreen } from '../features/rewards/album-screen.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/stickers')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student']);
  },
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => context.queryClient.fetchQuery(trpc.rewards.album.queryOptions()),
  component: AlbumScreen,
});

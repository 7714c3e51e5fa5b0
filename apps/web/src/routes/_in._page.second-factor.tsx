import { ADULT_ROLES } from '@noodlenaut/domain';
import { createFileRoute } from '@tanstack/react-router';
import { openSecondFactor } from '../features/account/open-second-factor.ts';
import { SecondFactorScreen } from '../features/account/second-factor-screen.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/second-factor')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ADULT_ROLES);
  },
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => openSecondFactor(context.queryClient),
  component: SecondFactorScreen,
});

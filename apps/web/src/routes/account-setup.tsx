import { createFileRoute, redirect } from '@tanstack/react-router';
import { ProfileSetupScreen } from '../features/account/profile-setup-screen.tsx';
import { reads } from '../lib/reads.ts';

export const Route = createFileRoute('/account-setup')({
  beforeLoad: ({ context }) => {
    if (context.viewer === null) throw redirect({ to: '/login', replace: true });
    return { viewer: context.viewer };
  },
  loader: ({ context }) => context.queryClient.fetchQuery(reads.user),
  component: Setup,
});

function Setup() {
  return <ProfileSetupScreen user={Route.useLoaderData()} />;
}

import { trpc } from '../lib/api/api.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ProfileSetupScreen } from '../features/account/profile-setup-screen.tsx';

export const Route = createFileRoute('/account-setup')({
  beforeLoad: ({ context }) => {
    if (context.viewer === null) throw redirect({ to: '/login', replace: true });
    return { viewer: context.viewer };
  },
  loader: ({ context }) => context.queryClient.fetchQuery(trpc.account.user.queryOptions()),
  component: Setup,
});

function Setup() {
  return <ProfileSetupScreen user={Route.useLoaderData()} />;
}

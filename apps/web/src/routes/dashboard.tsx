import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.viewer === null ? '/login' : '/', replace: true });
  },
});

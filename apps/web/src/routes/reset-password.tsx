import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/account/reset-password-screen.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }): { token?: unknown } => ({ token }),
  component: ResetPassword,
});

function ResetPassword() {
  const { token } = Route.useSearch();
  // A token of digits alone comes as a number.
  return (
    <ResetPasswordScreen token={typeof token === 'string' || typeof token === 'number' ? `${token}` : ''} />
  );
}

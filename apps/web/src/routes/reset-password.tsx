import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/account/reset-password-screen.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search): { token?: string } => {
    const token = search['token'];
    return typeof token === 'string' || typeof token === 'number' ? { token: String(token) } : {};
  },
  component: ResetPassword,
});

function ResetPassword() {
  const { token } = Route.useSearch();
  return <ResetPasswordScreen token={token ?? ''} />;
}

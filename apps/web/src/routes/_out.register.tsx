import { PLAN_IDS } from '@noodlenaut/domain';
import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../features/account/register-screen.tsx';

export const Route = createFileRoute('/_out/register')({
  // Looked at by the screen: this line is in the first code of every page.
  validateSearch: ({ plan, invite }): { plan?: unknown; invite?: unknown } => ({ plan, invite }),
  component: Register,
});

function Register() {
  const { plan, invite } = Route.useSearch();
  return (
    <RegisterScreen
      plan={PLAN_IDS.find((id) => id === plan) ?? null}
      invite={typeof invite === 'string' ? invite : null}
    />
  );
}

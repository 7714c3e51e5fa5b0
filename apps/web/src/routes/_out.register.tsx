import { PLAN_IDS } from '@noodlenaut/domain';
import type { PlanId } from '@noodlenaut/domain';
import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../features/account/register-screen.tsx';

export const Route = createFileRoute('/_out/register')({
  validateSearch: (search): { plan?: PlanId } => {
    const plan = PLAN_IDS.find((id) => id === search['plan']);
    return plan === undefined ? {} : { plan };
  },
  component: Register,
});

function Register() {
  const { plan } = Route.useSearch();
  return <RegisterScreen plan={plan ?? null} />;
}

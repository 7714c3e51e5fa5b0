import { FREE_PLAN_ID, type PlanId, type Role } from '@noodlenaut/domain';
import { arePlansOn } from '../../lib/plans/are-plans-on.ts';
import type { Inputs } from '../../lib/api/replies.ts';

export interface RegisterValues extends Record<string, unknown> {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  subscriptionPlanId: PlanId | '';
  password: string;
  confirmPassword: string;
}

export const emptyRegistration = (plan: PlanId | null, role: Role): RegisterValues => ({
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  role,
  subscriptionPlanId: arePlansOn() ? (plan ?? '') : FREE_PLAN_ID,
  password: '',
  confirmPassword: '',
});

export const passwordsDiffer = ({ password, confirmPassword }: RegisterValues): Record<string, string> =>
  password === confirmPassword ? {} : { confirmPassword: "Passwords don't match" };

/** What goes over the wire: empty optional fields absent, the confirm field never (S5.32, S5.33). */
export function toRegisterRequest(values: RegisterValues, timezone: string): Inputs['account']['register'] {
  const { username, password, role, subscriptionPlanId } = values;
  if (subscriptionPlanId === '') throw new Error('The form was not checked');
  const optional = Object.entries({
    email: values.email.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
  }).filter(([, text]) => text !== '');
  return {
    username: username.trim(),
    password,
    role,
    subscriptionPlanId,
    timezone,
    ...Object.fromEntries(optional),
  };
}

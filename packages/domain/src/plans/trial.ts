import { FREE_PLAN_ID, type PlanId } from './plan-ids.ts';

/** Seven days by default, thirty at most (S4.45, S4.46). */
export const TRIAL_DAYS = 7;
export const TRIAL_DAYS_MAX = 30;

/** What a registration with this plan choice starts (P6.21): a paid plan begins as a trial without a card. */
export const planAtRegistration = (
  planId: PlanId,
): { readonly planId: PlanId; readonly trialDays: number } => ({
  planId,
  trialDays: planId === FREE_PLAN_ID ? 0 : TRIAL_DAYS,
});

/**
 * The form of an e-mail address that counts for "one trial per family": lower case, without a +tag, and without dots in
 * the local part where the provider ignores them (security 2.17).
 */
export function trialEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 1) return lower;
  const domain = lower.slice(at + 1);
  const local = lower.slice(0, at).split('+')[0] ?? '';
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

import { isAdult, type Role } from '../roles.ts';

/** Bounds that every password keeps, in characters (S5.26). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 100;
/** Advice to adults, not a refusal (P2.10). */
export const PASSWORD_ADVISED = 10;

export type PasswordRefusal = 'common' | 'contains-name';

/**
 * The policy behind the wire's 6 to 100 (P2.11, security 2.7): adults may not use a common password or one that
 * holds their own username. Children may, because rate limits and their grown-ups protect them.
 * @param isCommon whether the exact text is in the list of common passwords
 */
export function judgePassword(
  password: string,
  account: { readonly username: string; readonly role: Role | null },
  isCommon: boolean,
): PasswordRefusal | null {
  if (!isAdult(account.role)) return null;
  if (isCommon) return 'common';
  const name = account.username.toLowerCase();
  return name.length >= 4 && password.toLowerCase().includes(name) ? 'contains-name' : null;
}

/** A rough strength from 0 to 4 for the meter on the form, from length and variety. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < PASSWORD_MIN) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 1;
  const points =
    (password.length >= PASSWORD_ADVISED ? 2 : 1) + (password.length >= 14 ? 1 : 0) + (kinds >= 3 ? 1 : 0);
  return points >= 4 ? 4 : points === 3 ? 3 : points === 2 ? 2 : 1;
}

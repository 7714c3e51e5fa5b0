import type { Role } from '../roles.ts';

/** How long an entered password counts for actions that change who sees a child (security 2.2). */
export const FRESH_PASSWORD_S = 600;

interface PasswordFacts {
  readonly role: Role | null;
  /** When this session's person last entered their password, here or, where there is none, at Google. */
  readonly confirmedAt: Date | null;
}

/** Students are never asked; their cookie is enough (decision 0048). Accounts with Google only are asked by Google (decision 0065). */
export function isPasswordFresh({ role, confirmedAt }: PasswordFacts, now: Date): boolean {
  if (role === 'student') return true;
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= FRESH_PASSWORD_S * 1000;
}

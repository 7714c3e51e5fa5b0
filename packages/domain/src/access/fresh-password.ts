import type { Role } from '../roles.ts';

/** How long an entered password counts for what changes who sees a child (SAFETY 2.2). */
export const FRESH_PASSWORD_S = 600;

interface PasswordFacts {
  readonly role: Role | null;
  readonly hasPassword: boolean;
  /** When this session's person last entered it. */
  readonly confirmedAt: Date | null;
}

/** Students, and accounts that know only Google, have no password to ask for: their cookie does (decision 0048). */
export function isPasswordFresh({ role, hasPassword, confirmedAt }: PasswordFacts, now: Date): boolean {
  if (role === 'student' || !hasPassword) return true;
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= FRESH_PASSWORD_S * 1000;
}

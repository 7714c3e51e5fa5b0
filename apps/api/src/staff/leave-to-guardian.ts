import type { findAccount } from './find-account.ts';
import { StaffError } from './staff-context.ts';

type Account = Awaited<ReturnType<typeof findAccount>>;

/** @throws StaffError for a child with a guardian: staff do nothing without the guardian */
export function leaveToGuardian({ role, hasGuardian, username }: Account, does: string): void {
  if (role === 'student' && hasGuardian)
    throw new StaffError(`A guardian is linked to ${username}, and ${does} on the page Family.`);
}

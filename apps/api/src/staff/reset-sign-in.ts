import { hashToken } from '@noodlenaut/db';
import { newToken } from '../sessions/tokens.ts';
import { findAccount } from './find-account.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

const MINUTES = 60;

export const resetSignIn: StaffCommand = {
  takes: 'USERNAME',
  does: `prints a link to choose a new password, good once within ${MINUTES} minutes; a child with a guardian asks the guardian`,
  run: async (context, username = '') => {
    const account = await findAccount(context, username);
    if (account.role === 'student' && account.hasGuardian)
      throw new StaffError(
        `A guardian is linked to ${account.username}, and resets the sign-in on the page Family.`,
      );
    if (!account.isActive) throw new StaffError(`${account.username} sleeps. Restore the account first.`);
    const token = newToken();
    await context.store.transaction(async (store) => {
      await store.recovery.dropResets(account.id);
      await store.recovery.createReset(account.id, hashToken(token), MINUTES);
    });
    context.print('Be sure who asks. Whoever has this link has the account:');
    context.print(`${context.publicUrl}/reset-password?token=${token}`);
  },
};

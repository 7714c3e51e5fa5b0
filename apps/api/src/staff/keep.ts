import { keepAccount } from '../privacy/plan-erasure.ts';
import { findAccount } from './find-account.ts';
import { leaveToGuardian } from './leave-to-guardian.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

export const keep: StaffCommand = {
  takes: 'USERNAME',
  does: 'undoes the planned end of an account; of a child with a guardian, the guardian does it',
  run: async (context, username = '') => {
    const account = await findAccount(context, username);
    leaveToGuardian(account, 'keeps the account');
    const site = { env: { PUBLIC_URL: context.publicUrl }, now: () => new Date() };
    const kept = await context.store.transaction((store) => keepAccount(site, store, account.id, null));
    if (!kept) throw new StaffError(`No end of ${account.username} is planned.`);
    context.print(`${account.username} stays.`);
  },
};

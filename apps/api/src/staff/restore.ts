import { findAccount } from './find-account.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

export const restore: StaffCommand = {
  takes: 'USERNAME',
  does: 'wakes a suspended account; devices, codes, consents and classes have to be opened anew',
  run: async (context, username = '') => {
    const account = await findAccount(context, username);
    const woken = await context.store.transaction((store) => store.staff.restore(account.id));
    if (!woken) throw new StaffError(`${account.username} is not suspended.`);
    context.print(
      woken.isActive
        ? `${account.username} may sign in again.`
        : `${account.username} is not suspended any more, but sleeps: somebody asked to have the account erased.`,
    );
  },
};

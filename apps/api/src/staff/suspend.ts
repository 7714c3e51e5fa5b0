import { findAccount } from './find-account.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

export const suspend: StaffCommand = {
  takes: 'USERNAME',
  does: 'puts an account to sleep at once: signed out everywhere, and all it made for others is over',
  run: async (context, username = '') => {
    const account = await findAccount(context, username);
    const done = await context.store.transaction((store) => store.staff.suspend(account.id));
    if (!done) throw new StaffError(`${account.username} is suspended already.`);
    context.print(`${account.username} is suspended. "restore ${account.username}" wakes the account again.`);
  },
};

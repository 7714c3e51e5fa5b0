import { findAccount } from './find-account.ts';
import { StaffError, type StaffCommand } from './staff-desk.ts';

export const suspend: StaffCommand = {
  takes: 'USERNAME',
  does: 'puts an account to sleep at once: signed out everywhere, and all it made for others is over',
  run: async (desk, username = '') => {
    const account = await findAccount(desk, username);
    const done = await desk.store.transaction((store) => store.staff.suspend(account.id));
    if (!done) throw new StaffError(`${account.username} is suspended already.`);
    desk.print(`${account.username} is suspended. "restore ${account.username}" wakes the account again.`);
  },
};

import { findAccount } from './find-account.ts';
import { StaffError, type StaffCommand } from './staff-desk.ts';

export const restore: StaffCommand = {
  takes: 'USERNAME',
  does: 'wakes a suspended account; devices, codes, consents and classes have to be opened anew',
  run: async (desk, username = '') => {
    const account = await findAccount(desk, username);
    const woken = await desk.store.transaction((store) => store.staff.restore(account.id));
    if (!woken) throw new StaffError(`${account.username} is not suspended.`);
    desk.print(
      woken.isActive
        ? `${account.username} may sign in again.`
        : `${account.username} is not suspended any more, but sleeps: somebody asked to have the account erased.`,
    );
  },
};

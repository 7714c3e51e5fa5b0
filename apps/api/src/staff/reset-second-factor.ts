import { notifySecondFactor } from '../account/notify-second-factor.ts';
import { findAccount } from './find-account.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

export const resetSecondFactor: StaffCommand = {
  takes: 'USERNAME',
  does: 'takes two-step sign-in off, for a grown-up who lost the app and has no recovery code: the password alone signs in then',
  run: async (context, username = '') => {
    const account = await findAccount(context, username);
    await context.store.transaction(async (store) => {
      if (!(await store.secondFactors.drop(account.id)))
        throw new StaffError(`${account.username} has no two-step sign-in switched on.`);
      await notifySecondFactor(store, account, false, context.publicUrl);
    });
    context.print(`Two-step sign-in of ${account.username} is off. Be sure who asked.`);
  },
};

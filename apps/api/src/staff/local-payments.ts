import { LOCAL_DECLINES, LOCAL_WORKS } from '@noodlenaut/domain';
import { findAccount } from './find-account.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

const METHODS: Readonly<Record<string, string>> = { works: LOCAL_WORKS, fails: LOCAL_DECLINES };

export const localPayments: StaffCommand = {
  takes: 'USERNAME WORKS-OR-FAILS',
  does: 'where no money is taken: says whether the payments of an account work or fail, to try out what follows',
  run: async (context, username = '', word = '') => {
    const method = METHODS[word];
    if (method === undefined) throw new StaffError('Say "works" or "fails".');
    const account = await findAccount(context, username);
    await context.store.transaction(async (store) => {
      await store.billing.ensure(account.id);
      if (!(await store.billing.setPaymentMethod(account.id, method)))
        throw new StaffError(`${account.username} pays at Stripe, where this cannot be said.`);
    });
    context.print(`From now on payments of ${account.username} ${word === 'works' ? 'work' : 'fail'}.`);
  },
};

import { email } from '@noodlenaut/contract';
import { isAdult } from '@noodlenaut/domain';
import { sqlState } from '@noodlenaut/db';
import { askForAddress, notifyFormerAddress } from '../account/ask-for-address.ts';
import { findAccount } from './find-account.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

export const setEmail: StaffCommand = {
  takes: 'USERNAME EMAIL',
  does: "gives a grown-up's account an address; mails about children wait until the link mailed to it was opened",
  run: async (context, username = '', address = '') => {
    const account = await findAccount(context, username);
    if (!email.safeParse(address).success) throw new StaffError(`"${address}" is no e-mail address.`);
    if (!isAdult(account.role)) throw new StaffError('Only a grown-up has an address here.');
    const site = { env: { PUBLIC_URL: context.publicUrl } };
    try {
      await context.store.transaction(async (store) => {
        await notifyFormerAddress(site, store, account, account, address);
        await store.addresses.set(account.id, address, false);
        await askForAddress(site, store, account, address);
      });
    } catch (cause) {
      if (sqlState(cause) !== '23505') throw cause;
      throw new StaffError('Another account has this address.', { cause });
    }
    context.print(`${account.username} has the address ${address}. A link to confirm it is on its way.`);
  },
};

import { checkName } from '@noodlenaut/ai';
import { nicknameFault } from '@noodlenaut/domain';
import { findAccount } from './find-account.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

const LONGEST = 50;

export const setName: StaffCommand = {
  takes: 'USERNAME FIRST-NAME [LAST-NAME]',
  does: 'mends the name that families and classes see',
  run: async (context, username = '', firstName = '', ...rest) => {
    const account = await findAccount(context, username);
    const lastName = rest.join(' ').trim() || null;
    const fault = nicknameFault(firstName.trim()) ?? checkName(firstName);
    if (fault !== null) throw new StaffError(fault);
    if ((lastName ?? '').length > LONGEST) throw new StaffError(`At most ${LONGEST} letters, please.`);
    await context.store.users.setName(account.id, firstName.trim(), lastName);
    context.print(
      `${account.username} is called ${[firstName.trim(), lastName].filter(Boolean).join(' ')} now.`,
    );
  },
};

import { writeFile } from 'node:fs/promises';
import { zipOfKept } from '../privacy/zip-of-kept.ts';
import { findAccount } from './find-account.ts';
import { leaveToGuardian } from './leave-to-guardian.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

/** Exports what is kept of somebody who cannot ask for it themselves (decision 0071). */
export const exportAccount: StaffCommand = {
  takes: 'USERNAME --to FILE',
  does: 'writes all that is kept of an account into a new ZIP; of a child with a guardian, the guardian does it',
  run: async (context, username = '', flag = '', file = '') => {
    if (flag !== '--to' || file === '')
      throw new StaffError('Usage: npm run staff -- export USERNAME --to FILE');
    const account = await findAccount(context, username);
    leaveToGuardian(account, 'saves the data');
    const { privacy } = context.store;
    const isChild = account.role === null || account.role === 'student';
    const kept = await (isChild ? privacy.export(account.id) : privacy.exportOfAdult(account.id));
    const zip = await zipOfKept(kept.filter(({ rows }) => rows.length > 0));
    try {
      // Overwrites no file, and nobody else on the machine can read it.
      await writeFile(file, zip, { flag: 'wx', mode: 0o600 });
    } catch (cause) {
      throw new StaffError(`${file} cannot be written as a new file.`, { cause });
    }
    context.print(`All that is kept of ${account.username} is in ${file}.`);
    context.print('Be sure who asks, hand it to nobody else, and delete the file afterwards.');
  },
};

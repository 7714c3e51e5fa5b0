import { findAccount } from './find-account.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

export const grantSchool: StaffCommand = {
  takes: 'USERNAME',
  does: 'lets a teacher look after the school: teachers’ accounts, classes in numbers, devices; no look into what a child learns',
  run: async (context, username = '') => {
    const account = await findAccount(context, username);
    if (account.role !== 'teacher' || !account.isVerified || !account.isActive)
      throw new StaffError(`${account.username} is no teacher who may teach here.`);
    const isNew = await context.store.school.grant(account.id);
    context.print(
      isNew
        ? `${account.username} looks after the school from now on, on ${context.publicUrl}/school.`
        : `${account.username} looks after the school already.`,
    );
  },
};

export const revokeSchool: StaffCommand = {
  takes: 'USERNAME',
  does: 'takes that right back at once',
  run: async (context, username = '') => {
    const account = await findAccount(context, username);
    if (!(await context.store.school.revoke(account.id)))
      throw new StaffError(`${account.username} does not look after the school.`);
    context.print(`${account.username} does not look after the school any more.`);
  },
};

import { StaffError, type StaffCommand } from './staff-context.ts';

export const verifyTutor: StaffCommand = {
  takes: 'USERNAME',
  does: 'lets a tutor be listed and booked',
  run: async ({ store, print }, username = '') => {
    const tutor = await store.users.verifyTutor(username);
    if (!tutor) throw new StaffError(`There is no tutor called ${username}.`);
    print(`${tutor.username} is verified and listed.`);
  },
};

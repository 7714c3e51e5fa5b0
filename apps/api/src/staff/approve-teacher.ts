import { StaffError, type StaffCommand } from './staff-context.ts';

export const approveTeacher: StaffCommand = {
  takes: 'USERNAME',
  does: 'lets a teacher who waits begin',
  run: async ({ store, print }, username = '') => {
    const teacher = await store.users.approveTeacher(username);
    if (!teacher) throw new StaffError(`There is no teacher called ${username}.`);
    print(`${teacher.username} may teach here.`);
  },
};

import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { classesRepository } from './classes.repository.ts';
import { classMembersRepository } from './class-members.repository.ts';
import { classHomeRepository } from './class-home.repository.ts';
import { classroomDevicesRepository } from './classroom-devices.repository.ts';
import { classProgressRepository } from './class-progress.repository.ts';
import { classWishesRepository } from './class-wishes.repository.ts';
import { learnerGroupsRepository } from './learner-groups.repository.ts';

const TAUGHT = { classId: ID, teacherId: ID };

statementsOf('classes.repository.sql', classesRepository, {
  create: [{ teacherId: ID, name: 'Owls', grade: '3rd', code: 'code' }],
  list: [ID],
  detail: [ID, ID],
  idsOf: [ID],
  lock: [ID, ID],
  lockKept: [ID, ID],
  update: [ID, { name: 'Owls', grade: '3rd', isOpen: true, code: 'code' }],
  archive: [ID, NOW],
  reopen: [ID],
  endInvites: [ID],
  keepInvite: [{ codeHash: 'hash', classId: ID, expiresAt: NOW }],
  useInvite: ['hash', ID, NOW],
  addTeacher: [ID, ID],
  coTeacher: [ID, ID],
  handOver: [ID, { from: ID, to: ID }],
  removeTeacher: [ID, ID],
});

statementsOf('class-members.repository.sql', classMembersRepository, {
  lockByCode: ['code'],
  ask: [ID, ID],
  idsOf: [ID],
  statusOf: [ID, ID],
  waiting: [ID, ID],
  sayYes: [ID, ID],
  enter: [ID],
  decline: [ID, ID],
  end: [ID, ID, ['active']],
  names: [ID],
  namesBeside: [ID, ID],
  addPupil: [ID, ID],
  add: [ID, [ID]],
  withGuardians: [ID],
  pupils: [ID, [ID]],
  mine: [ID],
});

statementsOf('class-home.repository.sql', classHomeRepository, { news: [ID, NOW, NOW] });

statementsOf('classroom-devices.repository.sql', classroomDevicesRepository, {
  add: [{ tokenHash: 'hash', adultId: ID, classId: ID, label: 'Tablet 1', expiresAt: NOW, most: 40 }],
  dropExpired: [ID, NOW],
  list: [ID, ID, NOW],
  ofChild: [ID, ID, NOW],
  noteSignIn: [ID, ID, NOW],
  sleep: [ID, NOW],
  wake: [ID, ID],
  end: [ID, ID],
});

statementsOf('class-progress.repository.sql', classProgressRepository, {
  glance: [TAUGHT],
  skillColumns: [TAUGHT, 'math'],
  skills: [TAUGHT, NOW, NOW, 'math'],
  week: [TAUGHT, NOW],
  items: {
    'of a lesson': [TAUGHT, { lessonId: 'l' }, null, NOW],
    'of a skill': [TAUGHT, { skill: 's' }, ID, NOW],
  },
});

statementsOf('class-wishes.repository.sql', classWishesRepository, {
  ofGuardian: [ID],
  forGuardian: [ID, ID],
  keepToken: [{ tokenHash: 'hash', membershipId: ID, guardianId: ID, expiresAt: NOW }],
  tokenOf: ['hash', NOW],
  useToken: ['hash', NOW],
  lockClass: [ID],
  sayYes: [ID, ID, NOW],
});

statementsOf('learner-groups.repository.sql', learnerGroupsRepository, {
  ofClass: [TAUGHT],
  add: [ID, 'Owls'],
  rename: [ID, ID, 'Owls'],
  setMembers: [ID, ID, [ID]],
  remove: [ID, ID],
});

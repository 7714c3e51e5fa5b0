import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { addressesRepository } from './addresses.repository.ts';
import { knownDevicesRepository } from './known-devices.repository.ts';
import { recoveryRepository } from './recovery.repository.ts';
import { secondFactorsRepository } from './second-factors.repository.ts';
import { usersRepository, type ProfileFields } from './users.repository.ts';

const PROFILE: ProfileFields = {
  role: 'student',
  firstName: 'Leo',
  lastName: 'L',
  name: 'Leo L',
  phone: null,
  grade: '3rd',
  specialties: [],
  bio: null,
  hourlyRate: null,
  schoolName: null,
  linkedStudents: [],
};

statementsOf('addresses.repository.sql', addressesRepository, {
  ask: [{ userId: ID, email: 'e' }, 1],
  keepToken: [ID, 'e', 'hash'],
  take: ['hash'],
  set: { confirmed: [ID, 'e', true], unconfirmed: [ID, 'e', false] },
  of: [ID],
});

statementsOf('known-devices.repository.sql', knownDevicesRepository, {
  isKnown: ['hash', 'leo'],
  isOurs: ['hash'],
  note: ['hash', ID],
});

statementsOf('recovery.repository.sql', recoveryRepository, {
  createReset: [ID, 'hash', 1],
  useReset: ['hash'],
  dropResets: [ID],
  keepCodes: [ID, ['hash']],
  useCode: [ID, 'hash'],
  createPendingLink: ['hash', 'google', 'e'],
  takePendingLink: ['hash'],
  endOldLinks: [],
});

statementsOf('second-factors.repository.sql', secondFactorsRepository, {
  begin: [ID, 'secret'],
  waiting: [ID],
  confirmed: [ID],
  confirm: [ID, 'secret', 1],
  use: [ID, 'secret', 1],
  drop: [ID],
});

statementsOf('users.repository.sql', usersRepository, {
  create: [
    { username: 'leo', passwordHash: null, email: null, firstName: 'Leo', lastName: null, role: 'student' },
  ],
  byId: [ID],
  own: [ID],
  credentialsByUsername: ['leo'],
  credentialsByEmail: ['e'],
  credentialsById: [ID],
  byGoogleId: ['google'],
  lockLearner: [ID],
  lockLearners: [[ID]],
  setGrade: [ID, '3rd'],
  setComfort: [ID, {}],
  setupProfile: [ID, PROFILE],
  setName: [ID, 'Leo', null],
  saveTutorProfile: [ID, { bio: null, specialties: ['Math'], hourlyRate: 2500 }],
  setPassword: [ID, 'hash'],
  linkGoogle: [ID, 'google'],
  noteLogin: { 'for the first time': [ID, 'UTC'], again: [ID, null] },
  addPoints: [ID, 1],
  setMadeBy: [ID, ID],
  verifyGuardian: ['leo', 'video', 'staff'],
  isVerifiedGuardian: [ID],
  verifyTutor: ['leo', NOW],
  approveTeacher: ['leo'],
});

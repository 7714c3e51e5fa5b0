import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { sessionsRepository } from './sessions.repository.ts';

const SESSION = {
  cookieHash: 'cookie',
  bearerHash: 'bearer',
  userId: ID,
  cookieIdleS: 1,
  bearerIdleS: 1,
  isByPassword: false,
  device: 'd',
};

statementsOf(
  'sessions.repository.sql',
  sessionsRepository,
  {
    create: { 'with a password': [{ ...SESSION, isByPassword: true }], otherwise: [SESSION] },
    find: [['hash']],
    touch: [['hash']],
    confirm: ['hash', NOW],
    end: [['hash']],
    numberOf: ['hash'],
    endOne: [ID, ID],
    endAll: { all: [ID], 'but one': [ID, 'hash'] },
    list: [ID],
  },
  { find: [[]] },
);

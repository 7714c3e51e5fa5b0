import { ID, statementsOf } from '../testing/statements-of.ts';
import { outboxRepository } from './outbox.repository.ts';

const MAIL = { userId: null, toAddress: 'e', subject: 's', bodyText: 'b' };

statementsOf('outbox.repository.sql', outboxRepository, {
  add: { 'in seven days': [MAIL], 'in hours': [{ ...MAIL, hours: 1 }] },
  claim: [1],
  markSent: [ID],
  markFailed: [ID, 1, 'e'],
  dropExpired: [],
  drop: [ID],
  waiting: ['1'],
  list: [1],
});

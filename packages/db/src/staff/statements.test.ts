import { ID, statementsOf } from '../testing/statements-of.ts';
import { auditRepository } from './audit.repository.ts';
import { serverErrorsRepository } from './server-errors.repository.ts';
import { staffRepository } from './staff.repository.ts';

statementsOf('audit.repository.sql', auditRepository, {
  write: [{ actorId: null, action: 'a', result: 'done' }],
});

statementsOf('staff.repository.sql', staffRepository, {
  find: ['leo'],
  suspend: [ID],
  restore: [ID],
  waiting: ['teacher'],
  unsentMails: [],
});

statementsOf('server-errors.repository.sql', serverErrorsRepository, {
  add: [{ requestId: ID, call: 'c', kind: 'k', message: 'm', stack: 's' }],
  find: ['3f9a', 1],
  endOld: [],
});

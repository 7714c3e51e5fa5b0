import { ID, statementsOf } from '../testing/statements-of.ts';
import { auditRepository } from './audit.repository.ts';
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

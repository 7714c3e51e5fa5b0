import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { schoolRepository } from './school.repository.ts';

statementsOf('school.repository.sql', schoolRepository, {
  isAdministrator: [ID],
  lockRight: [ID],
  grant: [ID],
  revoke: [ID],
  facts: [ID, NOW],
  lines: [ID, ['classes.create'], null, 50],
  lockTeacher: [ID],
  approve: [ID],
  endDevice: [ID],
});

import { ID, statementsOf } from '../testing/statements-of.ts';
import { supportRepository } from './support.repository.ts';

statementsOf('support.repository.sql', supportRepository, {
  add: [{ id: ID, number: 'n', userId: ID, email: 'e', topic: 'other', body: 'b', isPriority: false }],
  byId: [ID],
  open: [1],
  find: ['n'],
  answer: ['n', 't'],
  close: ['n'],
});

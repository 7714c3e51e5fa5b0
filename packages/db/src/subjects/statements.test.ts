import { statementsOf } from '../testing/statements-of.ts';
import { subjectsRepository } from './subjects.repository.ts';

statementsOf('subjects.repository.sql', subjectsRepository, {
  list: [],
  put: [[{ id: 'math', name: 'math', displayName: 'Math', icon: 'i', color: 'c', description: 'd' }]],
});

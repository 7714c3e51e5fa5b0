import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { demoRepository } from './demo.repository.ts';

statementsOf('demo.repository.sql', demoRepository, {
  hasRealAccounts: [],
  remove: [],
  setBack: [ID, NOW],
  setAwake: { wake: [true], 'put to sleep': [false] },
});

import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { childViewsRepository } from './child-views.repository.ts';
import { leavingRepository } from './leaving.repository.ts';
import { privacyRepository } from './privacy.repository.ts';
import { restingAccountsRepository } from './resting-accounts.repository.ts';

statementsOf('child-views.repository.sql', childViewsRepository, {
  add: [[{ adultId: ID, childId: null, views: 1, lastAt: NOW }]],
  list: [ID, NOW],
});

statementsOf('leaving.repository.sql', leavingRepository, { of: [ID], unverifiedGuardians: [] });

statementsOf(
  'privacy.repository.sql',
  privacyRepository,
  {
    export: [ID],
    exportOfAdult: [ID],
    askErase: [ID, null],
    undoErase: [ID],
    eraseAt: [ID],
    lockDue: [NOW],
    erase: [[ID]],
    endOld: [NOW],
    eraseAgain: [[ID]],
    erasedIds: [],
  },
  {
    erase: [[], [], [], [{ id: ID, username: 'leo' }]],
  },
);

statementsOf('resting-accounts.repository.sql', restingAccountsRepository, {
  noteUnused: [NOW],
  noteUnusedAdults: [NOW],
  noteAlone: [NOW],
  wake: ['operator'],
});

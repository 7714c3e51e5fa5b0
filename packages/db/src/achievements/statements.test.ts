import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { achievementsRepository } from './achievements.repository.ts';

const LEARNER = { kind: 'self', id: ID } as const;
const CHILD = { kind: 'child', adultId: ID, childId: null } as const;

statementsOf(
  'achievements.repository.sql',
  achievementsRepository,
  {
    list: { own: [LEARNER], 'of a child': [CHILD] },
    keys: [ID],
    award: [ID, ['first-steps'], NOW],
    awardAll: [[{ userId: ID, key: 'first-steps' }]],
    shelf: [ID],
    totals: [LEARNER],
  },
  { shelf: [[{ held: {}, lessons: [] }]] },
);

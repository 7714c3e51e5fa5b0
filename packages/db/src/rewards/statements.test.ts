import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { rewardsRepository } from './rewards.repository.ts';

statementsOf(
  'rewards.repository.sql',
  rewardsRepository,
  {
    past: [ID],
    album: {
      'of oneself': [{ kind: 'self', id: ID }],
      'of a child': [{ kind: 'child', adultId: ID, childId: null }],
    },
    give: [ID, ['sticker-rocket'], NOW],
    wear: [ID, 'head', 'head-crown'],
    takeOff: [ID, 'head'],
  },
  { album: [[{ held: {} }]] },
);

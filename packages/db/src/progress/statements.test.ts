import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { advancedAnalyticsRepository } from './advanced-analytics.repository.ts';
import { analyticsRepository } from './analytics.repository.ts';
import { dashboardRepository } from './dashboard.repository.ts';
import { missedRepository } from './missed.repository.ts';
import { progressRepository } from './progress.repository.ts';

const LEARNER = { kind: 'self', id: ID } as const;
/** A learner without any plan. */
const PLANLESS = [[{ plans: { isPupil: false, subscriptions: [] } }]];
const CHILD = { kind: 'child', adultId: ID, childId: null } as const;

statementsOf(
  'advanced-analytics.repository.sql',
  advancedAnalyticsRepository,
  {
    facts: { 'of oneself': [LEARNER, NOW], 'of a child': [CHILD, NOW] },
  },
  { facts: PLANLESS },
);

statementsOf('analytics.repository.sql', analyticsRepository, { facts: [LEARNER, NOW] }, { facts: PLANLESS });

statementsOf('dashboard.repository.sql', dashboardRepository, { rows: [LEARNER, NOW, ['math']] });

statementsOf(
  'missed.repository.sql',
  missedRepository,
  { ofSubject: [CHILD, 'math', NOW] },
  { ofSubject: [[{ missed: [] }]] },
);

statementsOf('progress.repository.sql', progressRepository, {
  list: [LEARNER],
  pay: [ID, 'lesson', 'ref', 1, NOW],
  noteLastLesson: [ID, 'math', 'l', NOW],
  refresh: [ID],
  rebuildPoints: [],
});

import { ID, statementsOf } from '../testing/statements-of.ts';
import { planFactsRepository } from './plan-facts.repository.ts';
import { planUsageRepository } from './plan-usage.repository.ts';
import { plansRepository } from './plans.repository.ts';

statementsOf('plans.repository.sql', plansRepository, {
  list: [],
  put: [],
  subscription: [ID],
  grantTrial: [ID, null, null],
  start: { 'with a trial': [ID, 'stem-blazers', 7], without: [ID, 'stem-blazers', 0] },
});

statementsOf('plan-facts.repository.sql', planFactsRepository, { of: [ID] }, { of: [[]] });

statementsOf(
  'plan-usage.repository.sql',
  planUsageRepository,
  { ofChildren: [ID, { year: 2026, month: 11 }] },
  { ofChildren: [[]] },
);

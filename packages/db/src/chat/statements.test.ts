import { ID, statementsOf } from '../testing/statements-of.ts';
import { aiSpendRepository } from './ai-spend.repository.ts';
import { chatRepository } from './chat.repository.ts';

statementsOf('ai-spend.repository.sql', aiSpendRepository, {
  reserve: ['2026-11-23', 1, 100],
  settle: ['2026-11-23', 1, 0.5],
});

statementsOf('chat.repository.sql', chatRepository, { history: [ID] });

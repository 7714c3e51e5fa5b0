import { ID, statementsOf } from '../testing/statements-of.ts';
import { chatRepository } from './chat.repository.ts';

statementsOf('chat.repository.sql', chatRepository, { history: [ID] });

import { ID, statementsOf } from '../testing/statements-of.ts';
import { callsRepository } from './calls.repository.ts';
import { sessionMessagesRepository } from './session-messages.repository.ts';

const CLAIM = { sessionId: ID, fence: 1 };

statementsOf('calls.repository.sql', callsRepository, {
  prepare: [ID],
  claim: [ID, 1],
  ownerOf: [ID],
  keepLeases: [1, [ID]],
  release: [CLAIM],
  keepBoard: [CLAIM, { revision: 0, elements: [], heard: [] }, null],
  came: [ID, ID, ID, 'student'],
  left: [ID, ID],
  visits: [ID],
});

statementsOf('session-messages.repository.sql', sessionMessagesRepository, {
  members: { plain: [ID], board: [ID, true] },
  messages: [ID],
  add: [{ sessionId: ID, senderId: ID, senderType: 'tutor', message: 'm' }],
  openReviews: [20],
  handleReview: ['0000'],
  takeCrises: [],
  review: [
    { sessionId: ID, personId: ID, personType: 'tutor', kind: 'report', reason: 'other', message: null },
  ],
});

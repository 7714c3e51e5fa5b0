/** The policy of messages alone: the game server needs it for the chat of a tutoring session, and nothing else of this room. */
export { checkMessage } from './policy/messages/check-message.ts';

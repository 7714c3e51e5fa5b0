import { ApiError } from '../../lib/api/api-error.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';

/** What the server says of a room in its own words: full, locked, running, over, asked too often, not allowed. */
const SAID: readonly string[] = [
  'room_full',
  'wrong_state',
  'too_many_requests',
  'consent_required',
  'plan_limit',
];

/** Why a room could not be joined (S8.08). */
export const joinSentence = (cause: unknown): string =>
  cause instanceof ApiError && cause.code !== null && SAID.includes(cause.code)
    ? sentenceOf(cause)
    : 'Could not join room. Check the room code and try again.';

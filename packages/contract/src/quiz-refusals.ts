import type { QuizRefusal } from '@noodlenaut/domain';

/** `unavailable`: the database cannot be reached. Sending the request again is safe. */
export type RequestRefusal = QuizRefusal | 'unavailable';

/** Why a request to a quiz room did nothing. This file has no schemas, so that the screen of a game does not load zod. */
export const QUIZ_REFUSAL_TEXTS = {
  'not-in-this-game': 'You are not in this game',
  'not-the-host': 'Only the host can do that',
  'wrong-phase': 'That does not go right now',
  'too-few-players': 'Wait for one more player',
  'game-full': 'This game is full',
  'game-locked': 'This game is locked right now',
  'game-started': 'This game has started',
  'removed-by-host': 'The host asked you to wait outside',
  'already-answered': 'Your answer is in',
  'too-late': 'Time is up for this one',
  'no-such-option': 'That is not one of the answers',
  'too-soon': 'One moment, please',
  'game-paused': 'The game takes a break',
  'no-such-player': 'That player is not here',
  'no-boost': 'Your crew has no boost for that now',
  unavailable: 'One moment, please. We try again',
} as const satisfies Record<RequestRefusal, string>;

import { LATER_CALLS } from '@noodlenaut/contract';
import { queryOptions } from '@tanstack/react-query';
import { callTo, requestTo, type Arguments } from './api.ts';
import type { Replies } from './wire.ts';

type LaterCall = keyof typeof LATER_CALLS;

/** The bridge to calls of screens that come after the first ones: the account, games, practice, tutoring, plans. Throws as `call` does. */
export const laterCall = <P extends LaterCall>(id: P, ...[input]: Arguments<P>): Promise<Replies[P]> =>
  callTo<P>(LATER_CALLS[id], input);

const read = <P extends LaterCall>(id: P, input: Record<string, string | undefined> = {}) =>
  queryOptions<Replies[P]>({ queryKey: [requestTo(LATER_CALLS[id], input).address] });

/** Reads of those screens by name; the key is the address, as in lib/reads. */
export const laterReads = {
  sessions: read('account.sessions'),
  waysBack: read('account.waysBack'),
  ownData: read('privacy.own'),
  rooms: read('quiz.rooms'),
  myGames: read('quiz.mine'),
  quizStats: read('quiz.stats'),
  tutors: read('tutoring.tutors'),
  requests: read('tutoring.requests'),
  tutoringSessions: read('tutoring.sessions'),
  tutoringStats: read('tutoring.stats'),
  plans: read('plans.list'),
  subscription: read('plans.subscription'),
};

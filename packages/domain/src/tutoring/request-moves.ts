import { DAY_MS } from '../day.ts';
import { statusAfter, type Move, type TutoringActor } from './moves.ts';
import type { RequestStatus, Urgency } from './tutoring.ts';

export const REQUEST_ACTIONS = [
  'offer',
  'withdraw',
  'accept',
  'refuse',
  'decline',
  'book',
  'cancel',
  'expire',
  'complete',
] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** What may happen to a tutoring request; what is not here does not happen (P5.01, P5.03, P5.06, P5.15). */
export const REQUEST_MOVES: readonly Move<RequestStatus, RequestAction>[] = [
  { action: 'offer', from: ['pending'], to: 'offered', by: ['tutor'] },
  { action: 'withdraw', from: ['offered'], to: 'pending', by: ['tutor'] },
  { action: 'accept', from: ['offered'], to: 'scheduled', by: ['student', 'guardian'] },
  // No to one offer: others can offer.
  { action: 'refuse', from: ['offered'], to: 'pending', by: ['student', 'guardian'] },
  // No to the whole request.
  { action: 'decline', from: ['pending', 'offered'], to: 'declined', by: ['guardian'] },
  { action: 'book', from: ['pending', 'offered'], to: 'scheduled', by: ['student'] },
  {
    action: 'cancel',
    from: ['pending', 'offered', 'scheduled'],
    to: 'cancelled',
    by: ['student', 'guardian'],
  },
  // With its session, when that was cancelled or missed.
  { action: 'cancel', from: ['scheduled'], to: 'cancelled', by: ['system'] },
  { action: 'expire', from: ['pending', 'offered'], to: 'expired', by: ['system'] },
  // With its session.
  { action: 'complete', from: ['scheduled'], to: 'completed', by: ['system'] },
];

/** The state of a request after an action, or null when this person may not do it in this state (P5.01, P5.03, P5.06). */
export const requestMove = (
  status: RequestStatus,
  action: RequestAction,
  by: TutoringActor,
): RequestStatus | null => statusAfter(REQUEST_MOVES, status, action, by);

const LIFETIME_MS: Readonly<Record<Urgency, number>> = {
  urgent: DAY_MS / 6,
  normal: 2 * DAY_MS,
  flexible: 7 * DAY_MS,
};

/** When a request that nobody scheduled expires: after 4 hours, 48 hours or 7 days (P5.04). */
export const requestExpiresAt = (urgency: Urgency, createdAt: Date): Date =>
  new Date(createdAt.getTime() + LIFETIME_MS[urgency]);

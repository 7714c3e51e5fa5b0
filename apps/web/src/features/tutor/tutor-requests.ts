import { URGENCIES } from '@noodlenaut/domain';
import type { TutoringRequest } from './tutor-sessions.ts';

export const URGENCY_WORDS = {
  urgent: 'urgent (ASAP)',
  normal: 'normal (Today/Tomorrow)',
  flexible: 'flexible (This week)',
} as const satisfies Record<TutoringRequest['urgency'], string>;

const isLive = ({ expiresAt }: TutoringRequest, now: Date): boolean => new Date(expiresAt) > now;
const byUrgency = (one: TutoringRequest, other: TutoringRequest): number =>
  URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency) ||
  one.expiresAt.localeCompare(other.expiresAt);

/** Requests that nobody has answered, the most urgent and soonest over first (P5.38). */
export const unanswered = (requests: readonly TutoringRequest[], now: Date): TutoringRequest[] =>
  requests.filter((one) => one.status === 'pending' && isLive(one, now)).toSorted(byUrgency);

/** The own offers that families have not answered yet. */
export const waitingOffers = (requests: readonly TutoringRequest[], now: Date): TutoringRequest[] =>
  requests.filter((one) => one.status === 'offered' && isLive(one, now)).toSorted(byUrgency);

/** What a request is about, in a line. */
export const requestTitle = ({ topic, description }: TutoringRequest): string => topic ?? description;

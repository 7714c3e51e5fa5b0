import { hasStatus, isOfflineError, serverSentence } from '../../lib/api/error-sentences.ts';

/** Short enough for the bar on a phone and for the rail on a Chromebook. */
export const greetingFor = (name: string | null): string =>
  name === null ? 'Hi! Good to see you.' : `Hi, ${name}! Good to see you.`;

export const OPENING = {
  writes: 'I saved you a seat by the window. What did you learn today?',
  /** The helper that brings Miso's answers is off, asleep or away: nothing is asked that nobody hears. */
  rests: 'I fly with you. Pick a subject, and off we go!',
  listens: 'I can read to you. Tap the speaker.',
} as const;

/** What Miso says when no answer comes: what is so, and what to do instead. Nothing here is the child's fault. */
export function apology(error: unknown): string {
  if (isOfflineError(error)) return 'I cannot hear you. The internet is away. Please try again soon.';
  // The server says why: asleep, switched off by a grown-up, one question at a time, no more today.
  if (hasStatus(error, 403, 409, 429))
    return serverSentence(error) ?? 'Let us rest for a minute. Then send it again.';
  return 'Something went wrong on our side. Please send it again.';
}

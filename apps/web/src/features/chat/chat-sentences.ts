import { hasStatus, isOfflineError, serverSentence } from '../../lib/api/error-sentences.ts';

/** Why no answer came, and what to do. The words are still in the field. */
export function whyNoAnswer(error: unknown): string {
  if (isOfflineError(error)) return 'The internet is away. Your words are still here. Please try again soon.';
  if (hasStatus(error, 403, 409, 429))
    return serverSentence(error) ?? 'Please wait a little, then try again.';
  if (error instanceof Error && /abort/i.test(`${error.name} ${error.message}`)) return 'Stopped.';
  return 'Something went wrong on our side. Your words are still here. Please send them again.';
}

/** '6 o’clock in the morning' of an hour 0 to 24. */
export const hourWords = (hour: number): string =>
  hour === 12 ? 'noon' : `${hour % 12 === 0 ? 12 : hour % 12} in the ${hour < 12 ? 'morning' : 'evening'}`;

import { ApiError, UnreachableError } from './api-error.ts';

export const OFFLINE_SENTENCE = 'We cannot reach our server. Please check your connection and try again.';
const UNKNOWN_SENTENCE = 'Something went wrong. Please try again.';

/** For replies without a sentence of ours, as from a proxy. The sentences of our own codes come from the server. */
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Please sign in.',
  403: 'Your account cannot do this.',
  404: 'We could not find that.',
  413: 'This is too big.',
  429: 'That was a lot! Please wait a little and try again.',
  503: 'We are very busy. Please try again in a moment.',
};

export const isOfflineError = (error: unknown): boolean => error instanceof UnreachableError;

/** What the server wrote for people, null when it wrote nothing. */
export const serverSentence = (error: unknown): string | null =>
  error instanceof ApiError ? error.serverMessage : null;

/** Any error in words a person can act on; one that nobody foresaw with the number that staff find it by. */
export function sentenceOf(error: unknown): string {
  if (isOfflineError(error)) return OFFLINE_SENTENCE;
  if (!(error instanceof ApiError)) return UNKNOWN_SENTENCE;
  const sentence = error.serverMessage ?? BY_STATUS[error.status] ?? UNKNOWN_SENTENCE;
  return error.number === null ? sentence : `${sentence} (${error.number})`;
}

export const hasStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status);

import { ApiError } from '../../lib/api/api-error.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const SECOND_MS = 1000;

/** When a child may try again after too many tries, as a clock shows it; null when that is not what happened. */
export function comeBackAt(error: unknown, nowMs: number): string | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  const body: { retryAfterS?: unknown } = JSON.parse(error.body);
  const waitS = typeof body.retryAfterS === 'number' ? body.retryAfterS : 60;
  return CLOCK.format(nowMs + waitS * SECOND_MS);
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** '36 minutes left'; the last minute has no number. */
export function timeLeftWords(leftMs: number): string {
  if (leftMs <= 0) return 'Time is up';
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  if (leftMs < MINUTE_MS) return 'Less than a minute left';
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}

/** '4:05' until the start, with hours only where there are some. */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const clock = `${minutes % 60}:${two(seconds % 60)}`;
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}` : clock;
}

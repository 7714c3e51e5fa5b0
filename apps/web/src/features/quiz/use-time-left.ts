import { useEffect, useState } from 'react';
import type { QuizState } from './quiz-state.ts';

const TICK_MS = 200;

/** What is left of the phase, in milliseconds, by the device's monotonic clock; null: the phase waits for people. */
export function useTimeLeft({ endsAt, phase }: Pick<QuizState, 'endsAt' | 'phase'>): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === null) return undefined;
    const ticking = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [endsAt]);
  // Before the first tick `now` may be older than the message: never show more than the message says.
  return endsAt === null ? phase.leftMs : Math.max(0, Math.min(phase.leftMs ?? 0, endsAt - now));
}

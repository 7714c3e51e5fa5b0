import { useEffect, useState } from 'react';
import type { QuizState } from './quiz-state.ts';

const TICK_MS = 200;

/** What is left of the phase, in milliseconds, by the device's monotonic clock; null: the phase waits for people. */
export function useTimeLeft({ endsAt, phase }: Pick<QuizState, 'endsAt' | 'phase'>): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === null) return undefined;
    setNow(performance.now());
    const ticking = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [endsAt]);
  return endsAt === null ? phase.leftMs : Math.max(0, endsAt - now);
}

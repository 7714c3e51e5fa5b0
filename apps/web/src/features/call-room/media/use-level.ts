import { useEffect, useState } from 'react';

const EVERY_MS = 120;
/** Below it there is breath and fan, above it there is speech. */
const SPEECH = 0.03;
const HOLD_MS = 700;

/** How loud it is, from 0 to 1, while the page is shown. */
export function useLevel(read: (() => number) | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (read === null) return undefined;
    const timer = setInterval(() => setLevel(Math.min(1, read())), EVERY_MS);
    return () => {
      clearInterval(timer);
      setLevel(0);
    };
  }, [read]);
  return level;
}

/** Whether somebody speaks: a short pause between two words does not count. */
export function useIsSpeaking(read: (() => number) | null): boolean {
  const [isSpeaking, setIsSpeaking] = useState(false);
  useEffect(() => {
    if (read === null) return undefined;
    let last = -Infinity;
    const timer = setInterval(() => {
      const now = performance.now();
      if (read() > SPEECH) last = now;
      setIsSpeaking(now - last < HOLD_MS);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      setIsSpeaking(false);
    };
  }, [read]);
  return isSpeaking;
}

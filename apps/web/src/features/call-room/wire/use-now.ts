import { useEffect, useState } from 'react';

/** The device's monotonic clock, in milliseconds, read again this often. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(ticking);
  }, [everyMs]);
  return now;
}

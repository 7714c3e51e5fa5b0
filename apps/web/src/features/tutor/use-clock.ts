import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** The time of this device, anew every ten seconds: for countdowns, and for buttons that a minute opens. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

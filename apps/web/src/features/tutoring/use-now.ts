import { useEffect, useState } from 'react';

const EVERY_MS = 20_000;

/** The time, moved on every 20 seconds: what a person may do changes by the clock. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

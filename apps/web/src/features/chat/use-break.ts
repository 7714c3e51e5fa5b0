import { useEffect, useState } from 'react';

const BREAK_MS = 20 * 60_000;

/** True once a talk has been open for twenty minutes (security 6.4). */
export function useBreak(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), BREAK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}

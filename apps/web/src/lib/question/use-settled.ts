import { useEffect, useState } from 'react';

/** A tap that comes so soon after a check was meant for the check: it must not skip what the check says. */
export const SETTLE = { ms: 700 };

/**
 * Whether what stands on the screen has stood there long enough to be meant by a tap.
 * @param hasCome it came just now, in answer to a tap in the same place; what did not is settled at once
 */
export function useSettled(hasCome: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!hasCome) return undefined;
    const timer = setTimeout(() => setOver(true), SETTLE.ms);
    return () => clearTimeout(timer);
  }, [hasCome]);
  return !hasCome || isOver || SETTLE.ms === 0;
}

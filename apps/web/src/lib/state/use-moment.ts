import { useCallback, useEffect, useRef, useState } from 'react';

/** True for so long after each start; a start meanwhile counts from the beginning. */
export function useMoment(milliseconds: number): readonly [isNow: boolean, start: () => void] {
  const [isNow, setIsNow] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    setIsNow(true);
    timer.current = setTimeout(() => setIsNow(false), milliseconds);
  }, [milliseconds]);
  return [isNow, start];
}

import { useEffect, useEffectEvent, useState } from 'react';

/** Longer than the 20 s that WCAG 2.2.1 asks for, so that a slow reader can stay. */
const WAY_BACK_MS = 30_000;

/**
 * The way back that nobody presses: it is gone after 30 s in which nothing was pressed and nothing was read aloud (S2.110).
 * @returns whether it still comes by itself: any press or key ends that, and the child stays as long as it likes
 */
export function useWayBack(isReading: boolean, goBack: () => void): boolean {
  const [isOn, setOn] = useState(true);
  const onTime = useEffectEvent(goBack);
  useEffect(() => {
    const stay = () => setOn(false);
    const events = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const event of events) document.addEventListener(event, stay, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, stay);
    };
  }, []);
  useEffect(() => {
    if (!isOn || isReading) return undefined;
    const timer = setTimeout(() => onTime(), WAY_BACK_MS);
    return () => clearTimeout(timer);
  }, [isOn, isReading]);
  return isOn;
}

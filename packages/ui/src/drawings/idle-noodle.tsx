import { useEffect, useState } from 'react';
import { Noodle } from './noodle.tsx';
import type { NoodleMood } from './noodle-mood.ts';
import type { NoodleSuit } from './noodle-suit.ts';

const IDLE_STATES: readonly NoodleMood[] = ['idle', 'blink', 'look-around'];
const IDLE_CHANGE_MS = 3000;
const BLINK_MS = 150;

type Props = {
  /** A mood to show, or null while idle: then every 3 s one of idle, blink and look-around. */
  mood: NoodleMood | null;
  size?: number;
  title?: string;
  suit?: NoodleSuit | undefined;
  /** The source of random numbers; tests pass their own. */
  random?: () => number;
};

/** The animated mascot: it shows the mood it is given, and idle states in between. */
export function IdleNoodle({ mood, random = Math.random, ...rest }: Props) {
  const [idle, setIdle] = useState<NoodleMood>('idle');
  useEffect(() => {
    if (mood !== null) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (calm || document.documentElement.dataset.motion === 'calm') return;
    let open: ReturnType<typeof setTimeout> | undefined;
    const timer = setInterval(() => {
      const next = IDLE_STATES[Math.floor(random() * IDLE_STATES.length)] ?? 'idle';
      setIdle(next);
      if (next === 'blink') open = setTimeout(() => setIdle('idle'), BLINK_MS);
    }, IDLE_CHANGE_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(open);
      setIdle('idle');
    };
  }, [mood, random]);
  return <Noodle mood={mood ?? idle} {...rest} />;
}

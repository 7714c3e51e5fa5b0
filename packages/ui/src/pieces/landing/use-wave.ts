import { useEffect, useRef, useState } from 'react';

const WAVE_MS = 1500;

/**
 * A wave of a hand, for as long as one takes.
 * @returns whether it waves, and what starts it: put them on what is hovered, focused or tapped
 */
export function useWave() {
  const [isWaving, setWaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wave = () => {
    clearTimeout(timer.current);
    setWaving(true);
    timer.current = setTimeout(() => setWaving(false), WAVE_MS);
  };
  return [isWaving, { onPointerEnter: wave, onFocus: wave, onClick: wave }] as const;
}

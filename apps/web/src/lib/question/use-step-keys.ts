import { useEffect, useEffectEvent } from 'react';

const LETTERS = 'abcdef';

type Keys = {
  /** H: the next hint. */
  onHint?: (() => void) | undefined;
  /** Called with the option's index for 1 to 9 and A to F. */
  onOption?: ((index: number) => void) | undefined;
  onEnter?: (() => void) | undefined;
};

const ownsEnter = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, select, textarea, [role="button"]') !== null;

/** A step by keyboard: 1 to 9 or A to F choose, H asks for a hint, Enter does the step's one action. */
export function useStepKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === 'Enter') {
      if (ownsEnter(event.target) || keys.onEnter === undefined) return;
      event.preventDefault();
      keys.onEnter();
      return;
    }
    if (event.key.toLowerCase() === 'h') keys.onHint?.();
    const letter = event.key.length === 1 ? LETTERS.indexOf(event.key.toLowerCase()) : -1;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
    const index = Math.max(letter, digit);
    if (index >= 0) keys.onOption?.(index);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

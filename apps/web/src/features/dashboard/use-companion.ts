import { useEffect, useState } from 'react';
import { useDismissed } from './use-dismissed.ts';

/** The companion greets after 2 s (S9.35). */
const GREETS_MS = 2000;
/** Long enough to read two lines; the words stay in its panel. */
const GREETING_MS = 8000;

export interface CompanionState {
  readonly isDismissed: boolean;
  readonly isOpen: boolean;
  /** From 2 s after the dashboard appeared. */
  readonly hasGreeted: boolean;
  /** The greeting stands in the bar. */
  readonly isGreeting: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly dismiss: () => void;
}

/** Whether Miso greets, is open or was dismissed. Opening it ends the dismissal. */
export function useCompanion(): CompanionState {
  const [isDismissed, setDismissed] = useDismissed('companion');
  const [isOpen, setIsOpen] = useState(false);
  const [time, setTime] = useState<'before' | 'greeting' | 'after'>('before');
  useEffect(() => {
    const timers = [
      setTimeout(() => setTime('greeting'), GREETS_MS),
      setTimeout(() => setTime('after'), GREETS_MS + GREETING_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return {
    isDismissed,
    isOpen,
    hasGreeted: time !== 'before',
    isGreeting: time === 'greeting' && !isDismissed && !isOpen,
    setOpen: (next) => {
      setIsOpen(next);
      if (next && isDismissed) setDismissed(false);
    },
    dismiss: () => {
      setIsOpen(false);
      setDismissed(true);
    },
  };
}

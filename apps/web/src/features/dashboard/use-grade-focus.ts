import { useEffect, useRef } from 'react';

/**
 * The grades lock while one is being saved, and the picker moves after the first: both drop the focus. It comes back to the
 * chosen grade, so that the next arrow key goes on from there.
 */
export function useGradeFocus(isPending: boolean) {
  const section = useRef<HTMLElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const isSettled = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (!isSettled || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [isPending]);
  return section;
}

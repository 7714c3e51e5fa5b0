import { useEffect, useRef } from 'react';

/**
 * The grades lock while one is being saved, and the picker moves after the first, and into its fold and out of it: all of
 * that drops the focus. It comes back to the chosen grade, so that the next arrow key goes on from there.
 */
export function useGradeFocus(isPending: boolean, isFolded: boolean) {
  const section = useRef<HTMLElement>(null);
  const hasChosen = useRef(false);
  useEffect(() => {
    if (isPending) hasChosen.current = true;
    if (isPending || !hasChosen.current || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [isPending, isFolded]);
  return section;
}

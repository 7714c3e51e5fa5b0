import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The last level of tightness.module.css; what does not fit there scrolls. */
const TIGHTEST = 3;

/** Words set as boxes wrap as they need; everything else that is drawn shrinks by itself. */
function isPictureCut(main: HTMLElement): boolean {
  const boxes = main.querySelector('figure [data-picture]');
  const frame = boxes?.closest('figure');
  if (!boxes || !frame) return false;
  return boxes.getBoundingClientRect().height > frame.clientHeight;
}

const fits = (main: HTMLElement): boolean =>
  main.scrollHeight <= main.clientHeight + 1 && !isPictureCut(main);

/** The first level, from the given one on, that needs no scrolling and cuts nothing. */
function tighten(player: HTMLElement, main: HTMLElement, from: number): void {
  for (let level = from; level <= TIGHTEST; level += 1) {
    if (level > 0) player.dataset['tight'] = String(level);
    else delete player.dataset['tight'];
    if (fits(main)) return;
  }
}

/**
 * Sets a question only as tight as its screen asks for, so that all its answers are in sight (decision 0070). It measures
 * again when the step, the screen, the bar or the letters change, before the paint, so that no attempt is visible.
 */
export function useTightness(player: RefObject<HTMLElement | null>, isOn: boolean): void {
  const room = useRef({ width: 0, height: 0 });
  const look = () => {
    const main = player.current?.querySelector('main');
    if (!isOn || !player.current || !main) return;
    const { width, height } = room.current;
    const isAsBefore = main.clientWidth === width && main.clientHeight === height;
    if (isAsBefore && fits(main)) return;
    const isLess = main.clientWidth === width && main.clientHeight <= height;
    const { dataset } = player.current;
    const loosest = Number(getComputedStyle(player.current).getPropertyValue('--loosest'));
    tighten(player.current, main, isLess ? Math.max(loosest, Number(dataset['tight'] ?? 0)) : loosest);
    room.current = { width: main.clientWidth, height: main.clientHeight };
  };
  useLayoutEffect(look);
  useEffect(() => {
    const shown = player.current;
    if (!isOn || shown === null || !('ResizeObserver' in globalThis)) return undefined;
    const watch = new ResizeObserver(look);
    for (const part of shown.querySelectorAll('main, h1, [role="radiogroup"]')) watch.observe(part);
    return () => watch.disconnect();
  });
}

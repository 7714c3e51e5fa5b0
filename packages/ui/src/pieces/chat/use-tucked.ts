import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const CONTROLS = 'a, button, input, select, textarea, summary, label, [role="button"]';
/** Nothing that a child presses is smaller than this, so a grid of it meets every control. */
const STEP_PX = 44;
/** As much of a control may be covered: the corner of a card, not a button. */
const MOST_COVERED = 0.2;
const WAIT_MS = 120;

/** The places from one end to the other, both included, at most one step apart. */
function steps(start: number, length: number): number[] {
  const count = Math.ceil(length / STEP_PX);
  return Array.from({ length: count + 1 }, (_, index) => start + (length * index) / count);
}

/** Whether a floating button, where it stands untucked, hides a good part of something that can be pressed. */
function coversControl(button: HTMLElement): boolean {
  // Not by its box, which moves away with the tucking.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = button;
  // The crew's bar stands in for it.
  if (width === 0) return false;
  const found = new Set(
    steps(left + 1, width - 2).flatMap((x) =>
      steps(top + 1, height - 2).flatMap((y) =>
        document.elementsFromPoint(x, y).flatMap((one) => one.closest(CONTROLS) ?? []),
      ),
    ),
  );
  found.delete(button);
  return [...found].some((control) => {
    const box = control.getBoundingClientRect();
    const wide = Math.min(box.right, left + width) - Math.max(box.left, left);
    const high = Math.min(box.bottom, top + height) - Math.max(box.top, top);
    return (wide * high) / (box.width * box.height) > MOST_COVERED;
  });
}

/** Whether a floating button steps aside: it looks when the page scrolls, changes its size, or shows something else. */
export function useTucked(button: RefObject<HTMLElement | null>): boolean {
  const [isTucked, setTucked] = useState(false);
  useEffect(() => {
    if (!('elementsFromPoint' in document) || !('ResizeObserver' in globalThis)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (button.current !== null) setTucked(coversControl(button.current));
      }, WAIT_MS);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    const content = new MutationObserver(look);
    content.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      content.disconnect();
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [button]);
  return isTucked;
}

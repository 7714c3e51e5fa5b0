/** Whether it cannot have the focus: gone from the page, or a button that is off while its request runs. */
const isOff = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Keeps the focus on a page: where the focused control goes away, as after giving, ending or removing something, what stood around
 * it gets the focus, at last the heading of the page. A button that was off while its request ran gets it back. Without this the
 * focus falls to the body, and who works by keys or by ear begins again at the top.
 * @returns ends it
 */
export function keepFocus(page: HTMLElement): () => void {
  let around: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    around = target instanceof Element ? upTo(page, target) : [];
  };
  // Who presses on a place that takes no focus has left it on purpose.
  const forget = () => {
    around = [];
  };
  const look = () => {
    const [own, ...outer] = around;
    if (own === undefined || document.activeElement !== document.body) return;
    // A running request: the button is there and off, and comes back or goes away.
    if (own.isConnected && isOff(own)) return;
    const place = own.isConnected ? own : outer.find((one) => one.isConnected);
    moveTo(place === undefined || place === page ? (page.querySelector('h1') ?? page) : place);
  };
  const watch = new MutationObserver(look);
  page.addEventListener('focusin', remember);
  page.addEventListener('pointerdown', forget, { capture: true });
  watch.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    watch.disconnect();
    page.removeEventListener('focusin', remember);
    page.removeEventListener('pointerdown', forget, { capture: true });
  };
}

/** The element and all around it, the page last. */
function upTo(page: HTMLElement, from: Element): Element[] {
  const found: Element[] = [];
  for (let one: Element | null = from; one !== null; one = one === page ? null : one.parentElement)
    found.push(one);
  return found;
}

function moveTo(place: Element): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

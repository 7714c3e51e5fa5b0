import type { Page } from 'playwright-core';

/** What lies above the page: the crew's bar, Miso, cheers and notices. */
const FLOATING = '[data-dock] > *, [data-crew-panel], section[aria-label="Notifications"] > * > *';
/** It stays until the child dismisses it, so everything else must stay reachable. */
const STAYING = '[data-dock], [data-crew-panel]';

/** Pairs of floating things that lie on each other. */
export const overlapsOfFloating = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    const name = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 40);
    return all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => {
        const a = one.getBoundingClientRect();
        const b = other.getBoundingClientRect();
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return isApart || one.contains(other) ? [] : [`${name(one)} on ${name(other)}`];
      }),
    );
  }, FLOATING);

/** Controls of the page that stay under something floating although they were scrolled into view, as the Tab key does. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const floating = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const controls = [
      ...document.querySelectorAll('main a[href], main button, main summary, main label, main input'),
    ];
    return controls.flatMap((control) => {
      if (!control.checkVisibility() || control.closest(selector) !== null) return [];
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const at = control.getBoundingClientRect();
      const isCovered = floating.some(
        (over) =>
          at.right > over.left && over.right > at.left && at.bottom > over.top + 1 && over.bottom > at.top,
      );
      return isCovered ? [`${control.textContent.trim().slice(0, 40)} at ${Math.round(at.top)} px`] : [];
    });
  }, STAYING);

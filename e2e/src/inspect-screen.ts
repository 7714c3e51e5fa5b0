import axe, { type RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';
import { THEME_KEY } from './product.ts';

declare global {
  interface Window {
    /** In a page that was given its source. */
    axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The narrowest phone, a common one, and a school's 1366x768 at 200 %. */
const WIDTHS = [
  [320, 640],
  [360, 740],
  [683, 384],
] as const;

async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    ([key, next]) => {
      localStorage.setItem(key, next);
      document.documentElement.dataset['mantineColorScheme'] = next;
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [THEME_KEY, theme] as const,
  );
}

/** Rules that colours decide; all others find the same in both themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const violationsIn = (page: Page, theme: string, runOnly: RunOnly): Promise<string[]> =>
  page.evaluate(
    async ([now, only]) => {
      const { violations } = await window.axe.run(document, { runOnly: only, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, any, all }) =>
            `${now}: ${id}: ${html.slice(0, 120)}: ${any[0]?.message ?? all[0]?.message ?? ''}`,
        ),
      );
    },
    [theme, runOnly] as const,
  );

/** What axe finds against WCAG 2.2 AA, in both themes. */
export async function axeFindings(page: Page): Promise<string[]> {
  await turn(page, 'light');
  await page.evaluate(axe.source);
  const light = await violationsIn(page, 'light', { type: 'tag', values: WCAG });
  await turn(page, 'dark');
  return [...light, ...(await violationsIn(page, 'dark', { type: 'rule', values: OF_COLOURS }))];
}

/** Widths at which the page scrolls sideways, with what sticks out. */
export async function sidewaysScrolls(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const findings: string[] = [];
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    findings.push(
      ...(await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        const wide = [...document.querySelectorAll('body *')].filter(
          (one) => one.getBoundingClientRect().right > clientWidth + 1,
        );
        const last = wide.at(-1);
        return [
          `${clientWidth} px: ${scrollWidth} px wide, for example ${last?.outerHTML.slice(0, 100) ?? '?'}`,
        ];
      })),
    );
  }
  if (before !== null) await page.setViewportSize(before);
  return findings;
}

/** Buttons, links, fields and choices smaller than `px`. A link inside a sentence is as high as its line (WCAG 2.5.8). */
export const smallTargets = (page: Page, px: number, within = 'body'): Promise<string[]> =>
  page.evaluate(
    ([least, scope]) => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, select, input, textarea, [role="button"]',
        ),
      ];
      const isInSentence = (one: Element) =>
        one.tagName === 'A' &&
        getComputedStyle(one).display === 'inline' &&
        one.closest('p, li, output, span') !== null;
      return controls.flatMap((control) => {
        const target = control.matches('input[type="radio"], input[type="checkbox"]')
          ? (control.closest('label') ?? control)
          : control;
        const { width, height, right, bottom } = target.getBoundingClientRect();
        const isThere =
          target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          right > 0 &&
          bottom > 0;
        if (control.closest(scope) === null) return [];
        if (!isThere || isInSentence(control) || control.closest('.skip') !== null) return [];
        if (Math.min(width, height) >= least - 0.5) return [];
        const name = (control.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40);
        return [`${Math.round(width)} x ${Math.round(height)} px: ${name || control.outerHTML.slice(0, 80)}`];
      });
    },
    [px, within] as const,
  );

/** Animations that still move although the person asked for none. */
export const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration ?? 0) > 10,
      )
      .map(
        (one) =>
          `${one instanceof CSSAnimation ? one.animationName : 'transition'} of ${Number(one.effect?.getComputedTiming().duration)} ms`,
      ),
  );

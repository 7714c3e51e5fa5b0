import type { Page } from 'playwright-core';

const MOST_TABS = 80;

/** The name or text of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
  });

/** Presses Tab until the focus is on something whose name begins like this. @throws Error when nothing does */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    const now = await focused(page);
    if (now.startsWith(name)) return;
    passed.push(now);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${name}". It passed: ${passed.join(' | ')}`);
}

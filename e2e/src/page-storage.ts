import type { Page } from 'playwright-core';

/** Takes away what an earlier page of this context stored for the site; the cache of files stays. Cookies are the context's. */
export async function emptyStorage(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}

/**
 * Lets the page's first document find this in localStorage. Playwright's storage states do the same with a page of their own, whose
 * process costs 0.1 s (docs/testing.md).
 */
export async function storeAtFirst(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(items).length === 0) return;
  const script = await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
  // A page that has closed meanwhile needs no end of it.
  page.once('framenavigated', () => void script.dispose().catch(() => undefined));
}

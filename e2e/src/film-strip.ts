import type { CDPSession, Page } from 'playwright-core';

const PICTURES = 12;
/** A quarter of the wall each way: enough to see a name move, and quick enough for twelve in a second. */
const SCALE = 0.25;

const FACTS_MS = 1500;

/** What a clock shows is no movement: the same pictures with and without reduced motion have other seconds. */
const WITHOUT_CLOCKS =
  '[role="timer"], [aria-live="assertive"], [role="timer"] + span { visibility: hidden !important; }';

const picture = async (devtools: CDPSession, width: number, height: number): Promise<string> => {
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: SCALE },
  });
  return data;
};

/** Twelve pictures of a page, one after the other, within about a second. @returns how many of them differ from the one before */
export async function changesIn(page: Page): Promise<number> {
  const size = page.viewportSize() ?? { width: 1920, height: 1080 };
  const devtools = await page.context().newCDPSession(page);
  const strip: string[] = [];
  for (let at = 0; at < PICTURES; at += 1) strip.push(await picture(devtools, size.width, size.height));
  await devtools.detach();
  return strip.filter((one, at) => at > 0 && one !== strip[at - 1]).length;
}

/** The same with reduced motion, and without the clocks. Afterwards the page moves again. */
export async function changesWhenStill(page: Page): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page's policy refuses a style element; a sheet that a script made is none.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, WITHOUT_CLOCKS);
  // Facts may still come: answers of the class, and the button that waits 700 ms. They are no movement.
  await page.waitForTimeout(FACTS_MS);
  const changes = await changesIn(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return changes;
}

import type { Page } from 'playwright-core';

/** The pages are compiled when they are asked for first, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
/** The least height of a target on a grown-up's screen; the e2e tests measure a child's on real screens. */
const TARGET_PX = 44;

/** Brings the tab to a page of the gallery, drawn to its end, and says what a designer would not show. */
export async function lookAtPage(tab: Page, address: string): Promise<string[]> {
  const findings: string[] = [];
  const note = (text: string) => findings.push(text);
  const onError = (error: Error) => note(error.message);
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error') note(message.text());
  };
  tab.on('pageerror', onError);
  tab.on('console', onConsole);
  tab.setDefaultTimeout(PATIENCE_MS);
  await tab.goto(address, { waitUntil: 'load' });
  await tab.locator('#root > *').first().waitFor();
  await tab.evaluate(() => document.fonts.ready.then(() => true));
  // What is drawn only when it comes into sight has to come into sight.
  await tab.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 40));
    }
    scrollTo(0, 0);
  });
  await tab.waitForLoadState('networkidle');
  const { wide, small, isEmpty } = await tab.evaluate(
    (least) => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      small: [...document.querySelectorAll('a,button')]
        .filter(
          (control) => control.checkVisibility() && control.getBoundingClientRect().height < least - 0.5,
        )
        .map((control) => control.textContent),
      isEmpty: document.body.innerText.trim() === '' && document.querySelector('svg,img') === null,
    }),
    TARGET_PX,
  );
  if (wide > 0) note(`scrolls sideways by ${wide} px`);
  if (small.length > 0) note(`small targets: ${small.join(', ')}`);
  if (isEmpty) note('shows nothing');
  tab.off('pageerror', onError);
  tab.off('console', onConsole);
  return findings;
}

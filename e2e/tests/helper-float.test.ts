import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { test } from '../src/test.ts';

const PHONE = { width: 360, height: 740 };
/** After a scroll the button looks around, then moves. */
const SETTLED_MS = 600;

/** How much of what can be pressed lies under the helper's button, as it stands; in whole percent, the most of all. */
function mostCovered(): number {
  const button = document.querySelector<HTMLElement>('[data-helper-button]');
  if (button === null) return -1;
  const own = button.getBoundingClientRect();
  const shares = [...document.querySelectorAll('main :is(a, button, input, select, textarea, label)')].map(
    (control) => {
      if (control === button) return 0;
      const box = control.getBoundingClientRect();
      const wide = Math.min(box.right, own.right, innerWidth) - Math.max(box.left, own.left);
      const high = Math.min(box.bottom, own.bottom, innerHeight) - Math.max(box.top, own.top);
      return wide > 0 && high > 0 ? (wide * high) / (box.width * box.height) : 0;
    },
  );
  return Math.round(100 * Math.max(0, ...shares));
}

/** "Start" of today's five, and the speaker of How to play, stood under the button on a phone. */
test.for(['/subject/math', '/multiplayer', '/achievements'])(
  'on a phone the helper’s button lies over nothing else to press, wherever %s is scrolled, and is there at its end',
  async (path, { stage }) => {
    const page = await stage.open({ as: await newAccount({ grade: '3rd' }), viewport: PHONE });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const button = page.locator('[data-helper-button]');
    await button.waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 250) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await page.waitForTimeout(SETTLED_MS);
      expect(await page.evaluate(mostCovered), `${path} at ${top} px`).toBeLessThanOrEqual(20);
    }
    await expect.poll(() => button.getAttribute('data-tucked')).toBeNull();
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(PHONE.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  },
);

test('a tucked button comes back for the keyboard', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), viewport: PHONE });
  await page.goto('/subject/math');
  const button = page.locator('[data-helper-button]');
  await button.waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height && (await button.getAttribute('data-tucked')) === null; top += 120) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(SETTLED_MS);
  }
  expect(await button.getAttribute('data-tucked')).not.toBeNull();
  // From the last control of the page, as a person comes to it.
  await button.evaluate((one) => one.focus({ preventScroll: true, focusVisible: true }));
  await expect
    .poll(async () => {
      const box = await button.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 999);
    })
    .toBeLessThanOrEqual(PHONE.width);
});

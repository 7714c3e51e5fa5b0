import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount, signInDemo } from '../src/accounts.ts';
import { notice, region } from '../src/notices.ts';
import { test } from '../src/test.ts';

const GOOGLE = 'Google Sign-up Unavailable';

/** From here on time stands still in the page; only `page.clock.runFor` moves it. */
async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));
}

async function openRegister(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  await freeze(page);
}
const askGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' }).click();

test('[S9.37] a notice stays 5000 ms and not longer', async ({ stage }) => {
  const page = await stage.open({ isNew: true });
  await openRegister(page);
  await askGoogle(page);
  await notice(page, GOOGLE).waitFor();
  await page.clock.runFor(4999);
  expect(await notice(page, GOOGLE).locator('[data-leaving]').count()).toBe(0);
  await page.clock.runFor(1);
  await notice(page, GOOGLE).locator('[data-leaving]').waitFor();
  await page.clock.runFor(300);
  await expect.poll(() => notice(page, GOOGLE).count()).toBe(0);
});

test('[S9.36] the newer notice takes the place of the older', async ({ stage }) => {
  stage.watch.expect(/ERR_FAILED.*\/trpc\/account\.oauthStatus/);
  const page = await stage.open({ isNew: true });
  await openRegister(page);
  await askGoogle(page);
  await notice(page, GOOGLE).waitFor();
  await page.route('**/trpc/account.oauthStatus*', (route) => route.abort());
  await askGoogle(page);
  await notice(page, 'Connection Error').waitFor();
  expect(await region(page).locator('[data-notice]').count()).toBe(1);
});

test('[S9.39] a swipe of 49 px leaves a notice, 50 px dismiss it', async ({ stage }) => {
  const page = await stage.open({ isNew: true });
  await openRegister(page);
  await askGoogle(page);
  const box = await notice(page, GOOGLE).boundingBox();
  if (box === null) throw new Error('The notice is not on the screen');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  for (const [px, stays] of [
    [49, true],
    [50, false],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + px, y);
    await page.mouse.up();
    await expect.poll(() => notice(page, GOOGLE).locator('[data-leaving]').count()).toBe(stays ? 0 : 1);
  }
});

test('[S9.40] F8 brings the focus to the notices, Tab to their button and Escape closes', async ({
  stage,
}) => {
  const page = await stage.open({ isNew: true });
  await openRegister(page);
  await askGoogle(page);
  await notice(page, GOOGLE).waitFor();
  await page.keyboard.press('F8');
  expect(await region(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close');
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect.poll(() => notice(page, GOOGLE).count()).toBe(0);
});

test('[S9.42] [S9.43] a tooltip waits 700 ms; the next within 300 ms comes at once', async ({ stage }) => {
  const page = await stage.open({ isNew: true, as: await newAccount({ grade: '3rd' }) });
  await page.clock.install();
  await page.goto('/teacher');
  const icon = (index: number) => page.getByRole('button', { name: ['Print', 'Export CSV'][index] ?? '' });
  await icon(0).scrollIntoViewIfNeeded();
  await freeze(page);
  const tips = () => page.getByRole('tooltip').filter({ visible: true }).count();
  await icon(0).hover();
  await page.clock.runFor(699);
  expect(await tips()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(tips).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(299);
  await icon(1).hover();
  await page.clock.runFor(20);
  await expect.poll(tips).toBeGreaterThan(0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  await expect.poll(tips).toBe(0);
  await icon(0).hover();
  await page.clock.runFor(699);
  expect(await tips()).toBe(0);
});

test('[S9.41] the bar of a scroll area leaves 600 ms after the pointer', async ({ stage }) => {
  const page = await stage.open({ isNew: true, as: await signInDemo('student') });
  await page.clock.install();
  await page.goto('/teacher');
  await page.getByRole('tab', { name: 'Recent Activity' }).click();
  const list = page.getByRole('group', { name: 'Activities, newest first' });
  await list.scrollIntoViewIfNeeded();
  await freeze(page);
  const bars = () => page.locator('[class*="ScrollArea-scrollbar"]').filter({ visible: true }).count();
  await page.mouse.move(5, 5);
  await page.clock.runFor(2000);
  expect(await bars()).toBe(0);
  await list.hover();
  await page.clock.runFor(50);
  await expect.poll(bars).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(599);
  expect(await bars()).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(bars).toBe(0);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { coveredControls, overlapsOfFloating } from '../src/floating.ts';
import { runningAnimations } from '../src/inspect-screen.ts';
import { longTasks, slowDown } from '../src/long-tasks.ts';
import { test } from '../src/test.ts';
import { login } from '../src/visitor.ts';

const PHONE = { width: 360, height: 740 };
const LONGEST_MS = 100;
const IDLE_MS = 5000;
const WINDOWS = 3;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const miso = (page: Page) => button(page, 'Miso');
const greeting = (page: Page) => page.getByText(/^Hi, .* Good to see you\.$/);
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  await page.getByRole('heading', { name: 'Achievements' }).waitFor();
}
const findings = async (page: Page) => ({
  overlaps: await overlapsOfFloating(page),
  covered: await coveredControls(page),
});
const NOTHING = { overlaps: [], covered: [] };

test.for(['pre-k', '3rd'] as const)(
  'on a phone nothing that floats covers another or keeps a control covered: %s',
  async (grade, { stage }) => {
    const page = await stage.open({ as: await newAccount({ grade, firstName: 'Mae' }), viewport: PHONE });
    await openHome(page);
    expect(await findings(page)).toEqual(NOTHING);
    await greeting(page).waitFor();
    expect(await findings(page)).toEqual(NOTHING);
    await button(page, 'Noodle. Tap to hear it again').click();
    await miso(page).click();
    await page.getByRole('region', { name: 'Miso' }).waitFor();
    expect(await findings(page)).toEqual(NOTHING);
    await page.getByRole('button', { name: /^First Steps/ }).click();
    await page.getByRole('button', { name: /^Math Master/ }).click();
    await page.getByRole('status').nth(1).waitFor();
    expect(await overlapsOfFloating(page)).toEqual([]);
  },
);

test('on a phone three cheers at once leave the primary action free', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), viewport: PHONE });
  await openHome(page);
  for (const name of [/^First Steps/, /^Math Master/, /^Perfect Score/])
    await page.getByRole('button', { name }).click();
  await page.getByRole('status').nth(2).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  const bottom = Math.max(
    ...(await page
      .getByRole('status')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))),
  );
  const tile = await page.getByRole('link', { name: /Continue Learning/ }).boundingBox();
  expect(tile?.y).toBeGreaterThan(bottom);
});

test('[S4.48] what was put away stays away after Power Down and the next Power On', async ({ stage }) => {
  const account = await newAccount({ grade: '3rd', firstName: 'Mae' });
  const page = await stage.open({ as: account });
  await openHome(page);
  await button(page, 'Noodle').click();
  await miso(page).click();
  await button(page, 'Put Miso away').click();
  await button(page, 'Power Down').click();
  await page.getByText('Powered down successfully').waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.goto('/login');
  await login(page, account.username, account.password);
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  expect(await button(page, 'Noodle').getAttribute('aria-pressed')).toBe('false');
  expect(await button(page, 'Noodle. Tap to hear it again').count()).toBe(0);
  await page.waitForTimeout(2500);
  expect(await greeting(page).count()).toBe(0);
});

/** Another program of this computer may take the processor away for a moment: one quiet stretch of several is the proof. */
async function idleStretch(page: Page): Promise<number[]> {
  let tasks: number[] = [];
  for (let turn = 0; turn < WINDOWS; turn += 1) {
    tasks = (await longTasks(page, IDLE_MS)).filter((milliseconds) => milliseconds > LONGEST_MS);
    if (tasks.length === 0) break;
  }
  return tasks;
}

test('the dashboard with Noodle and Miso and the subject with its teacher idle smoothly on a slow device', async ({
  stage,
}) => {
  const page = await stage.open({
    as: await newAccount({ grade: '3rd', firstName: 'Mae' }),
    reducedMotion: 'no-preference',
  });
  await openHome(page);
  await slowDown(page, 4);
  await greeting(page).waitFor();
  await button(page, 'Noodle. Tap to hear it again').waitFor();
  expect(await idleStretch(page)).toEqual([]);
  await miso(page).click();
  await page.getByRole('region', { name: 'Miso' }).waitFor();
  expect(await idleStretch(page)).toEqual([]);

  await page.goto('/subject/math');
  await button(page, 'Captain Pi. Tap for a hello').waitFor();
  expect(await idleStretch(page)).toEqual([]);
});

test('asked for less motion, nobody moves: neither a greeting nor a talking mouth', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: 'k', firstName: 'Mae' }) });
  await openHome(page);
  await greeting(page).waitFor();
  expect(await runningAnimations(page)).toEqual([]);
  await miso(page).click();
  await page.getByRole('region', { name: 'Miso' }).waitFor();
  expect(await runningAnimations(page)).toEqual([]);
});

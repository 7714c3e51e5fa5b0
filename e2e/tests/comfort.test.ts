import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { openComfort } from '../src/comfort.ts';
import { runningAnimations, sidewaysScrolls } from '../src/inspect-screen.ts';
import { test } from '../src/test.ts';

test('what a child chooses on one device waits on the next, before the first paint', async ({ stage }) => {
  const child = await newAccount({ grade: '3rd' });
  const school = await stage.open({ as: child });
  await school.goto('/');
  const { choice, turn, done } = await openComfort(school);
  const saved = () =>
    school.waitForResponse((response) => response.url().endsWith('/trpc/account.setComfort'));
  for (const press of [choice('Letter size', 'Largest'), choice('Contrast', 'Strong'), turn(/^More space/)])
    await Promise.all([saved(), press.check()]);
  await done();
  expect(await sidewaysScrolls(school)).toEqual([]);

  const home = await stage.open({ as: child });
  await home.route('**/assets/*.js', (route) => route.abort());
  stage.watch.expect(/ERR_FAILED.*\/assets\//);
  await home.goto('/');
  const look = await home.evaluate(() =>
    Object.fromEntries(Object.entries(document.documentElement.dataset)),
  );
  expect(look).toMatchObject({ textSize: 'largest', contrast: 'high', spacing: 'wide' });
  expect(await home.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
});

test('calm motion stops everything that moves', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect.poll(() => runningAnimations(page)).not.toEqual([]);
  const { turn, done } = await openComfort(page);
  await turn(/^Calm motion/).check();
  await done();
  expect(await runningAnimations(page)).toEqual([]);
});

test('the panel holds the focus, closes on Escape and gives the focus back', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await page.goto('/');
  const { panel } = await openComfort(page);
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Comfort/);
});

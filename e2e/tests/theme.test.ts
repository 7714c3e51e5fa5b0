import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { openComfort } from '../src/comfort.ts';
import { hold } from '../src/held.ts';
import { COMFORT_KEY, THEME_KEY } from '../src/product.ts';
import { test } from '../src/test.ts';

test('[S4.17] [S4.18] [S4.19] the app follows the system until light or dark is chosen, which stays', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), colorScheme: 'dark' });
  await page.goto('/');
  const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
  const stored = () => page.evaluate((key) => localStorage.getItem(key), THEME_KEY);
  const { choice } = await openComfort(page);
  expect(await choice('Colors', 'System').isChecked()).toBe(true);
  await expect.poll(scheme).toBe('dark');
  expect(await stored()).toBeNull();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(scheme).toBe('light');
  await choice('Colors', 'Light').check();
  await expect.poll(stored).toBe('light');
  await choice('Colors', 'Dark').check();
  await expect.poll(scheme).toBe('dark');
  await expect.poll(stored).toBe('dark');
  await page.reload();
  expect(await (await openComfort(page)).choice('Colors', 'Dark').isChecked()).toBe(true);
  await expect.poll(scheme).toBe('dark');
});

test('a choice that the account does not have yet is shown after a reload, not the older one', async ({
  stage,
}) => {
  stage.watch.expect(/ERR_FAILED.*account\.setComfort/);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), colorScheme: 'dark' });
  await page.goto('/');
  const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
  const { choice } = await openComfort(page);
  const kept = page.waitForResponse('**/trpc/account.setComfort*');
  await choice('Colors', 'Light').check();
  await kept;
  await page.route('**/trpc/account.setComfort*', (route) => route.abort());
  await choice('Colors', 'Dark').check();
  await page.reload();
  expect(await scheme()).toBe('dark');
});

test('a choice that the account takes while another page opens is shown there, not the one the older page says', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), colorScheme: 'dark' });
  await page.goto('/');
  const { choice } = await openComfort(page);
  const kept = page.waitForResponse('**/trpc/account.setComfort*');
  await choice('Colors', 'Light').check();
  await kept;
  const late = await hold(page, '**/trpc/account.setComfort*');
  await choice('Colors', 'Dark').check();
  await late.asked;
  const other = await page.context().newPage();
  await other.route('/', async (route) => {
    const older = await route.fetch();
    late.release();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(`${key}-owed`), COMFORT_KEY))
      .toBeNull();
    await route.fulfill({ response: older });
  });
  await other.goto('/');
  const scheme = () => other.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
  expect(await scheme()).toBe('dark');
  expect(await (await openComfort(other)).choice('Colors', 'Dark').isChecked()).toBe(true);
  expect(await scheme()).toBe('dark');
});

test('[S4.18] the choice is there before the first paint, on the landing too', async ({ stage }) => {
  const page = await stage.open({ theme: 'dark', javaScriptEnabled: true });
  await page.route('**/assets/*.js', (route) => route.abort());
  stage.watch.expect(/ERR_FAILED.*\/assets\//);
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe('dark');
});

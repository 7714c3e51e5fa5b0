import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { appCode } from '../src/code-app.ts';
import { notice } from '../src/notices.ts';
import { test } from '../src/test.ts';
import { login } from '../src/visitor.ts';

test('a grown-up switches two-step sign-in on, signs in with password and code, and switches it off', async ({
  stage,
}) => {
  const account = await newAccount({ role: 'parent' });
  const page = await stage.open({ as: account });
  // The first password alone is answered 401: that is how the page learns that a code is wanted.
  stage.watch.expect(/401 .*login/);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await page.getByRole('img', { name: 'QR code for your code app' }).waitFor();
  await page.getByLabel('Code from the app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await notice(page, 'Two-step sign-in is on').waitFor();
  await page.getByText('It is on.').waitFor();

  await page.getByRole('button', { name: 'Power Down' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await login(page, account.username, account.password);
  const field = page.getByLabel('Code', { exact: true });
  await field.waitFor();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  // The next one, which the server takes half a minute early: the present one switched it on.
  await field.fill(appCode(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Power On', exact: true }).click();
  await page.getByRole('button', { name: 'Power Down' }).waitFor();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await page.getByRole('button', { name: 'Yes, switch it off' }).click();
  await page.getByRole('button', { name: 'Set it up' }).waitFor();
});

import { PRODUCT } from '@noodlenaut/domain';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { callsOf } from '../src/calls.ts';
import { test } from '../src/test.ts';

const LOGOS = ['brain', 'book-cap', 'lightbulb', 'puzzle', 'rocket', 'noodle', 'abstract-n'];

test('[S2.179] [S2.180] [S2.181] [S2.182] [S2.183] the logo chooser shows seven and keeps nothing', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await page.goto('/logos');
  await page
    .getByRole('heading', { level: 1, name: `Choose Your ${PRODUCT.name} Logo`, exact: true })
    .waitFor();
  const radios = page.getByRole('radio');
  expect(await radios.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual(LOGOS);
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('brain');
  for (const name of ['Preview', 'Sizes', 'Usage guidelines'])
    await page.getByRole('heading', { name, exact: true }).waitFor();
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  const before = await kept();
  const calls = callsOf(page);
  const logged = page.waitForEvent('console', (message) => message.text().includes('rocket'));
  await page.getByRole('radio', { name: 'Rocket' }).check();
  await logged;
  await page.getByRole('img', { name: 'rocket on light' }).waitFor();
  await page.getByRole('img', { name: 'rocket on dark' }).waitFor();
  for (const size of [16, 32, 64, 128, 256]) {
    const box = await page.getByRole('img', { name: `${size} pixels`, exact: true }).boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(size);
  }
  expect(calls).toEqual([]);
  expect(await kept()).toBe(before);
  await page.reload();
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('brain');
});

test('[S2.041] the catalogue names the current plan and offers the others', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd', plan: 'adventure-scholars-free' }) });
  await page.goto('/adventure-scholars');
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await card('Adventure Scholars').getByRole('button', { name: 'Active' }).waitFor();
  expect(await card('Adventure Scholars').getByRole('button', { name: 'Active' }).isDisabled()).toBe(true);
  const upgrade = card('STEM Blazers').getByRole('link', { name: 'Upgrade' });
  expect(await upgrade.getAttribute('href')).toBe('/subscribe/stem-blazers');
  expect(await card('STEM Blazers').textContent()).toMatch(/\$9\.99.*8 subjects/s);
});

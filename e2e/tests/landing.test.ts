import { PRODUCT } from '@noodlenaut/domain';
import { expect } from 'vitest';
import { test } from '../src/test.ts';

const goes = [
  ['Join Fun! leads to /register', 'Join Fun!', '/register'],
  ['Power On leads to /login', 'Power On', '/login'],
  ['Start Learning! leads to /register', 'Start Learning!', '/register'],
] as const;

test.for(goes)('[S2.005] [S2.006] [S2.009] %s', async ([, name, path], { stage }) => {
  const page = await stage.open();
  await page.goto('/');
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('[S2.001] [S2.003] [S2.007] [S2.008] [P1.55] a visitor gets the landing in the first answer of the server', async ({
  stage,
}) => {
  const page = await stage.open({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('banner').getByText(PRODUCT.name, { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Fun Learning Adventures!', exact: true }).waitFor();
  await page.getByText('Interactive learning for kids Pre-K to 6th grade', { exact: true }).waitFor();
});

test('[S2.002] the header stays in sight at the end of the page', async ({ stage }) => {
  const page = await stage.open();
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact Support' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const box = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBe(0);
});

test('[S2.004] [S4.20] the toggle starts light and turns the page dark and back', async ({ stage }) => {
  const page = await stage.open({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
  expect(await background()).not.toBe(light);
  await page.reload();
  expect(await background()).not.toBe(light);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect.poll(background).toBe(light);
});

test('[S2.010] [S1.15] three feature cards and a promise of STEM', async ({ stage }) => {
  const page = await stage.open();
  await page.goto('/');
  for (const name of ['Smart Learning', 'Expert Support', 'Proven Results'])
    await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.getByRole('heading', { name: /STEM/ }).first().waitFor();
});

test('[S2.011] [S9.19] [S9.20] [S9.21] [S9.22] three plans with their prices and texts', async ({
  stage,
}) => {
  const page = await stage.open();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Choose Your Plan', exact: true }).waitFor();
  const plan = (name: string) => page.getByRole('article', { name, exact: true });
  const texts = {
    'Adventure Scholars': [
      /FREE/,
      /3 core subjects.*Math, English, Geography/,
      /AI lessons/i,
      /progress tracking/i,
      /community support/i,
    ],
    'Bright Future Brigade': [
      /\$4\.99/,
      /per month/,
      /MOST POPULAR/,
      /5 subjects/,
      /Science and History/,
      /advanced learning analytics/i,
      /custom curriculum paths/i,
      /priority support/i,
    ],
    'STEM Blazers': [
      /\$9\.99/,
      /per month/,
      /all 8 subjects/i,
      /complete STEM curriculum/i,
      /coding and robotics labs/i,
      /custom curriculum builder/i,
      /24\/7 priority support/i,
    ],
  };
  for (const [name, wanted] of Object.entries(texts))
    for (const text of wanted) expect(await plan(name).textContent()).toMatch(text);
  expect(await page.getByText('MOST POPULAR', { exact: true }).count()).toBe(1);
});

test('[S2.012] [S1.16] two store badges that say coming soon and cannot be pressed', async ({ stage }) => {
  const page = await stage.open();
  await page.goto('/');
  for (const name of ['App Store', 'Google Play']) {
    const badge = page.getByRole('contentinfo').getByRole('button', { name });
    expect(await badge.isDisabled()).toBe(true);
    expect(await badge.textContent()).toContain('Coming soon');
  }
});

test('[S2.013] the footer links open readable pages', async ({ stage }) => {
  const page = await stage.open();
  for (const name of ['Privacy Policy', 'Terms of Service', 'Contact Support']) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/');
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
  }
});

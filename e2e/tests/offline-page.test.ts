import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { test } from '../src/test.ts';

const isKept = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

/** What is kept on this device, by address. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('a page that is loaded again without a network is our own, and Try Again brings the school back', async ({
  stage,
}) => {
  stage.watch.allow(/ERR_INTERNET_DISCONNECTED.*\/assets\//);
  const page = await stage.open({
    as: await newAccount({ grade: '1st', firstName: 'Ottilie' }),
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Welcome back, Ottilie!' }).waitFor();
  await expect.poll(() => isKept(page)).toBe(true);
  // What comes after the first screen has come, too.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.locator('main svg').waitFor();
  expect(await page.content()).not.toContain('Ottilie');
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  expect((await tryAgain.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await Promise.all([page.waitForEvent('load'), tryAgain.click()]);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  // The address is the one that was asked for, and the network's return alone brings the page too.
  expect(new URL(page.url()).pathname).toBe('/');
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Welcome back, Ottilie!' }).waitFor();
});

test('what is kept on the device is nobody’s: files of the build, no page and no answer of the api', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), serviceWorkers: 'allow' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => isKept(page)).toBe(true);
  await page.goto('/subject/math');
  await page.getByRole('heading', { name: 'Available Lessons' }).waitFor();
  await page.goto('/multiplayer');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const kept = await keptFiles(page);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
});

test('a new version drops what the one before kept', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), serviceWorkers: 'allow' });
  await page.goto('/adventure-scholars');
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    await (await caches.open('noodlenaut-an-older-version')).put('/assets/old.js', new Response('old'));
    await (await caches.open('somebody-elses')).put('/assets/else.js', new Response('else'));
  });
  await page.reload();
  await expect.poll(() => isKept(page)).toBe(true);
  const names = await page.evaluate(() => caches.keys());
  expect(names).not.toContain('noodlenaut-an-older-version');
  expect(names).toContain('somebody-elses');
});

test('the service worker is asked for again each time, answers for all pages and may ask nobody else', async ({
  stage,
}) => {
  const page = await stage.open();
  const answer = await page.request.get('/sw.js');
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const login = await page.request.get('/login', { headers: { accept: 'text/html' } });
  expect(login.headers()['content-security-policy']).toContain("worker-src 'self'");
});

test('a visit of an address of the api is asked once: a sign-in at Google works a single time', async ({
  stage,
}) => {
  const page = await stage.open({ serviceWorkers: 'allow' });
  await page.goto('/login');
  await expect.poll(() => isKept(page)).toBe(true);
  const isPreloading = () =>
    page.evaluate(
      async () => (await (await navigator.serviceWorker.ready).navigationPreload.getState()).enabled,
    );
  expect(await isPreloading()).toBe(false);
});

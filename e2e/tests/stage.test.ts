import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { test } from '../src/test.ts';

let earlier: BrowserContext | undefined;

test('a test signs in and stores things in its browser', async ({ stage }) => {
  const account = await newAccount({ grade: '3rd' });
  const page = await stage.open({ as: account, theme: 'dark' });
  earlier = page.context();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBe(account.sessionId);
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind');
    await caches.open('left');
    await new Promise<Event>((done) => {
      indexedDB.open('left').onsuccess = done;
    });
  });
  // Only the first document finds what the test stored.
  await page.evaluate(() => localStorage.removeItem('sessionId'));
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull();
});

test('the next test has the same browser, and finds nothing of it', async ({ stage }) => {
  const page = await stage.open();
  expect(page.context()).toBe(earlier);
  expect(await page.context().cookies()).toEqual([]);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Power On', exact: true }).waitFor();
  const found = await page.evaluate(async () => [
    localStorage.getItem('left'),
    localStorage.getItem('sessionId'),
    await caches.keys(),
    (await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(found).toEqual([null, null, [], []]);
});

import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { hold } from '../src/held.ts';
import { test } from '../src/test.ts';

test('on a slow network Noodle stands in the page itself, before any other file has come', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '1st' }) });
  const { release } = await hold(page, '**/assets/**');
  const answer = await page.goto('/', { waitUntil: 'commit' });
  const html = (await answer?.text()) ?? '';
  const waiting = page.getByText('Getting ready...');
  await waiting.waitFor();
  expect(await waiting.getAttribute('aria-busy')).toBe('true');
  expect(await page.locator('#waiting svg').boundingBox()).toMatchObject({ width: 180, height: 180 });
  // What is seen has been painted: no stylesheet holds it back.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  expect(html).toMatch(/<output id="waiting" aria-busy="true"><svg /);
  expect(html).not.toMatch(/<(svg|g|path|output)[^>]* style=/);
  release();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await waiting.isVisible()).toBe(false);
});

test('no moment between Noodle and the first screen is empty', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '1st' }), isNew: true });
  await page.addInitScript(() => {
    const empty: number[] = [];
    Object.assign(globalThis, { empty });
    const look = () => {
      const waiting = document.querySelector('#waiting');
      const shown =
        waiting?.checkVisibility() === true || (document.querySelector('#root')?.textContent ?? '') !== '';
      if (document.body !== null && waiting !== null && !shown) empty.push(performance.now());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'empty'))).toEqual([]);
});

import { FREE_PLAN_ID } from '@noodlenaut/domain';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rows } from '../src/database.ts';
import { newLinkedFamily } from '../src/learning-paths.ts';
import { test } from '../src/test.ts';

const LOCKED = 'Science is locked';

const cancel = async (page: Page, when: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: when }).check();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
};

test('[P6.13] [P6.26] [P6.27] [P6.29] a child meets a padlock and asks; the parent takes a plan, and the padlock goes by itself; cancelled in two taps, resumed, ended', async ({
  stage,
}) => {
  const { child, parent } = await newLinkedFamily('3rd', FREE_PLAN_ID);
  const hers = await stage.open({ as: child });
  await hers.goto('/');
  const followed = hers.waitForEvent('websocket', { predicate: () => hers.url().includes('/subject/') });
  await hers.getByRole('link', { name: /Science.*locked/ }).click();
  await hers.getByRole('heading', { name: LOCKED }).waitFor();
  await followed;
  expect(await hers.getByRole('link', { name: 'Start Lesson' }).count()).toBe(0);
  await hers.getByRole('button', { name: 'Ask your grown-up' }).click();
  await hers.getByText('We told your grown-up.').waitFor();

  const page = await stage.open({ as: parent });
  await page.goto('/family');
  await page.getByRole('link', { name: /^See the plans: Noor asks you/ }).click();
  await page
    .getByRole('article', { name: 'Bright Future Brigade', exact: true })
    .getByRole('link', { name: 'Upgrade' })
    .click();
  await page.getByText('No money is taken here.').waitFor();
  const order = page.getByRole('region', { name: 'Your order' });
  await order.getByText('7-day free trial').waitFor();
  expect(await order.getByText('$0.00').count()).toBe(1);
  await page.getByRole('radio', { name: /^Yearly/ }).check();
  await order.getByText(/^\$49\.90 on /).waitFor();
  await page.getByRole('radio', { name: /^Monthly/ }).check();
  await order.getByText(/^\$4\.99 on /).waitFor();
  await order.getByRole('button', { name: 'Start free trial' }).click();
  await page.getByRole('heading', { name: 'Your plan' }).waitFor();
  await page.getByText(/^Bright Future Brigade, free trial until /).waitFor();

  // Nobody reloads the child's page.
  await hers.getByRole('link', { name: 'Start Lesson' }).first().waitFor();
  expect(await hers.getByRole('heading', { name: LOCKED }).count()).toBe(0);

  await cancel(page, /^On /);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).waitFor();
  expect(await hers.getByRole('heading', { name: LOCKED }).count()).toBe(0);

  await cancel(page, /^Right now/);
  await page.getByText('Adventure Scholars, free').waitFor();
  await hers.getByRole('heading', { name: LOCKED }).waitFor();
  const [kept] = await rows(
    `select count(*)::int as told from guardian_notices where child_id = '${child.id}' and kind = 'plan-asked'`,
  );
  expect(kept?.['told']).toBe(1);
});

test('[P6.25] a child never gets to a price to pay: the page asks for a grown-up, and the call refuses', async ({
  stage,
}) => {
  const { child } = await newLinkedFamily('3rd', FREE_PLAN_ID);
  const page = await stage.open({ as: child });
  await page.goto('/subscribe/stem-blazers');
  await page.getByRole('heading', { name: 'Ask your grown-up' }).waitFor();
  expect(await page.getByText('Your order').count()).toBe(0);
  stage.watch.expect(/403.*adventure-scholars\/subscribe/, /403.*lessons\.play/);
  const refused = await page.evaluate(async () => {
    const answer = await fetch('/api/adventure-scholars/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"planId":"stem-blazers"}',
    });
    return answer.status;
  });
  expect(refused).toBe(403);
  await page.goto('/lesson/science-3rd-01-tug-of-war');
  await page.getByRole('heading', { name: 'This one is locked' }).waitFor();
});

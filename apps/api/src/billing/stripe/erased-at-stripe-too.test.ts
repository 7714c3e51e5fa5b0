import { expect, test } from 'vitest';
import { payingSchool } from '../../testing/stripe/paying-school.ts';

const { api, stripe, setDay, parent, subscribe, hear } = await payingSchool();
const { db } = api.services;

test('[I12] an erased grown-up is erased at Stripe too: the customer there holds the address', async () => {
  setDay(0);
  const who = await parent('gone@example.org');
  await subscribe(who, 'stem-blazers', { trialDays: 0 });
  await db.deleteFrom('users').where('id', '=', who.id).execute();
  await hear();
  expect(stripe.asked.some((request) => request.startsWith('DELETE /v1/customers/'))).toBe(true);
});

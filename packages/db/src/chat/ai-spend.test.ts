import { expect, test } from 'vitest';
import { testStore } from '../testing/test-store.ts';

const { store, db } = await testStore();
const spent = async (day: string) => {
  const rows = await db.selectFrom('aiSpend').selectAll().execute();
  const row = rows.find((one) => String(one.day).startsWith(day));
  return row ? Number(row.cents) : null;
};

test('[P7.18] a hundred requests at once never set aside more than the cap of the day', async () => {
  const asked = Array.from({ length: 100 }, () => store.aiSpend.reserve('2026-11-23', 0.3, 10));
  const granted = (await Promise.all(asked)).filter(Boolean);
  expect(granted).toHaveLength(33);
  expect(await spent('2026-11-23')).toBeCloseTo(9.9, 6);
});

test('[P7.18] what a request did cost takes the place of what was set aside; another day starts at zero', async () => {
  expect(await store.aiSpend.reserve('2026-11-24', 10, 10)).toBe(true);
  expect(await store.aiSpend.reserve('2026-11-24', 0.000001, 10)).toBe(false);
  await store.aiSpend.settle('2026-11-24', 10, 0.25);
  expect(await spent('2026-11-24')).toBeCloseTo(0.25, 6);
  expect(await store.aiSpend.reserve('2026-11-24', 9.75, 10)).toBe(true);
  expect(await store.aiSpend.reserve('2026-11-25', 11, 10)).toBe(false);
  expect(await spent('2026-11-25')).toBeNull();
});

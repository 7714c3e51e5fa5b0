import { PLAN_IDS, PLANS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { testStore } from '../testing/test-store.ts';

const { db, store } = await testStore(2);

test('[S3.70] [S3.71] [S3.72] [S3.78] the table of plans is the one of the domain: names, prices in cents, a year of ten months, a list of features', async () => {
  await store.plans.put();
  await store.plans.put();
  const rows = await db.selectFrom('subscriptionPlans').selectAll().orderBy('sortOrder').execute();
  expect(rows.map(({ id }) => id)).toEqual(PLAN_IDS);
  for (const { id, createdAt, updatedAt, isActive, sortOrder, price, yearlyPrice, ...row } of rows) {
    const { subjects: _subjects, priceCents, yearlyPriceCents, ...plan } = PLANS[id];
    expect(row).toEqual(plan);
    expect([price, yearlyPrice]).toEqual([priceCents, yearlyPriceCents]);
    expect(yearlyPrice).toBe(10 * price);
    expect([isActive, sortOrder]).toEqual([true, PLAN_IDS.indexOf(id)]);
    expect([createdAt, updatedAt].every((at) => at instanceof Date)).toBe(true);
  }
  expect(rows.map(({ maxStudents, maxTutoringSessions }) => [maxStudents, maxTutoringSessions])).toEqual([
    [1, 1],
    [3, 4],
    [5, 12],
  ]);
});

test('[S3.73] [S3.74] [S3.75] [S3.76] [S3.77] what a plan has that says nothing: one child, no sessions, no extras, active, first', async () => {
  const bare = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('subscriptionPlans').execute();
    return tx
      .insertInto('subscriptionPlans')
      .values({
        id: 'stem-blazers',
        name: 'bare',
        displayName: 'Bare',
        description: '',
        price: 0,
        yearlyPrice: 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  expect(bare).toMatchObject({
    maxStudents: 1,
    maxTutoringSessions: 0,
    hasAdvancedAnalytics: false,
    hasCustomCurriculum: false,
    hasPrioritySupport: false,
    hasOfflineAccess: false,
    isActive: true,
    sortOrder: 0,
    features: [],
  });
});

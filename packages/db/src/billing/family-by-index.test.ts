import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStore } from '../testing/test-store.ts';

const { db } = await testStore(2);

test('the links of a grown-up that live or lived are found by an index: trial_family asks for them on each page of the plan', async () => {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where tablename = 'guardian_links'`.execute(db);
  const usable = rows.filter(
    ({ definition }) => definition.includes('(guardian_id') && !definition.includes("'active'"),
  );
  expect(usable).toHaveLength(1);
});

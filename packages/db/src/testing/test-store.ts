import { afterAll, expect, inject } from 'vitest';
import { checkInvariants } from '../check-invariants.ts';
import { connect, type Database } from '../connection/connect.ts';
import { createStore, type RootStore } from '../store.ts';
import { cloneDatabase, TEST_LIMITS } from './test-cluster.ts';

/** A store over a database for one test file. The invariants are checked at the end of the file. */
export async function testStore(
  poolSize = 20,
): Promise<{ readonly store: RootStore; readonly db: Database; readonly url: string }> {
  const url = await cloneDatabase(inject('clusterUrl'), inject('template'));
  const { db } = connect({ url, poolSize, waitMs: 60_000 });
  afterAll(async () => {
    const violations = await checkInvariants(db);
    await db.destroy();
    expect(violations).toEqual([]);
  });
  return { store: createStore(db, TEST_LIMITS), db, url };
}

import { importContent } from '@noodlenaut/api/bench';
import { createStore } from '@noodlenaut/db';
import { cloneDatabase, makeTemplate, startTestCluster } from '@noodlenaut/db/testing';

/** A PostgreSQL with all lessons in it. `open` gives a database of one's own. */
export async function fullCluster() {
  const cluster = await startTestCluster();
  const template = await makeTemplate(
    cluster.url,
    'bench',
    async (db) => void (await importContent(createStore(db))),
  );
  return { open: () => cloneDatabase(cluster.url, template), stop: () => cluster.stop() };
}

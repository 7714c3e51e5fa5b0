import { SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import type { TestProject } from 'vitest/node';
import { createStore } from '../store.ts';
import { makeTemplate, prepared, startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    template: string;
  }
}

/** One PostgreSQL for the run; every test file clones the template with the schema, the subjects and the plans. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const template = await prepared(cluster, () =>
    makeTemplate(cluster.url, 'db_template', async (db) => {
      const store = createStore(db);
      await store.subjects.put(
        SUBJECTS.map((id) => ({
          id,
          name: id,
          displayName: subjectLabel(id),
          icon: id,
          color: id,
          description: id,
        })),
      );
      await store.plans.put();
    }),
  );
  project.provide('clusterUrl', cluster.url);
  project.provide('template', template);
  return () => cluster.stop();
}

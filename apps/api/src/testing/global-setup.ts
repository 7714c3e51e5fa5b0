import { createStore } from '@noodlenaut/db';
import { makeTemplate, prepared, startTestCluster } from '@noodlenaut/db/testing';
import type { TestProject } from 'vitest/node';
import { importContent } from '../content/import-content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    template: string;
  }
}

/** One PostgreSQL for the run; every test file clones the template that holds the schema and the real content. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const template = await prepared(cluster, () =>
    makeTemplate(cluster.url, 'api_template', async (db) => {
      await importContent(createStore(db));
    }),
  );
  project.provide('clusterUrl', cluster.url);
  project.provide('template', template);
  return () => cluster.stop();
}

import { makeTemplate, prepared, startTestCluster } from '@noodlenaut/db/testing';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

export const TEMPLATE = 'game_template';

/** One PostgreSQL for all test files; each file clones the migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  await prepared(cluster, () => makeTemplate(cluster.url, TEMPLATE));
  project.provide('clusterUrl', cluster.url);
  return () => cluster.stop();
}

import { checkInvariants, connect } from '@noodlenaut/db';
import type { TestProject } from 'vitest/node';
import type { ProductRun } from './product-run.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string;
    demoPassword: string;
    databaseUrl: string;
  }
}

/** Tells the tests where the product is. @returns what ends the run: the database is looked through, and the product stops */
export function tellProduct(project: TestProject, product: ProductRun): () => Promise<void> {
  project.provide('baseUrl', product.baseUrl);
  project.provide('demoPassword', product.demoPassword);
  project.provide('databaseUrl', product.databaseUrl);
  return async () => {
    const broken = product.databaseUrl === '' ? [] : await brokenInvariants(product.databaseUrl);
    await product.stop();
    if (broken.length > 0) throw new Error(`The run left broken invariants:\n${broken.join('\n')}`);
  };
}

/** After the whole run what the database holds is still true (security 4). */
async function brokenInvariants(url: string): Promise<readonly string[]> {
  const { db } = connect({ url, poolSize: 1 });
  const violations = await checkInvariants(db);
  await db.destroy();
  return violations.map((violation) => JSON.stringify(violation));
}

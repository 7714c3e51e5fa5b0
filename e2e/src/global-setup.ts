import { checkInvariants, connect } from '@noodlenaut/db';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { startProduct } from './product-run.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string;
    demoPassword: string;
    databaseUrl: string;
  }
}

/** One product for the whole run; E2E_BASE_URL (with E2E_DEMO_PASSWORD, E2E_DATABASE_URL) takes one that runs already. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  findChromium();
  const running = process.env['E2E_BASE_URL'];
  const product =
    running === undefined
      ? await startProduct()
      : {
          baseUrl: running,
          demoPassword: process.env['E2E_DEMO_PASSWORD'] ?? '',
          databaseUrl: process.env['E2E_DATABASE_URL'] ?? '',
          stop: () => Promise.resolve(),
        };
  project.provide('baseUrl', product.baseUrl);
  project.provide('demoPassword', product.demoPassword);
  project.provide('databaseUrl', product.databaseUrl);
  return async () => {
    const broken = product.databaseUrl === '' ? [] : await brokenInvariants(product.databaseUrl);
    await product.stop();
    if (broken.length > 0) throw new Error(`The run left broken invariants:\n${broken.join('\n')}`);
  };
}

/** After the whole run the invariants of the database still hold. */
async function brokenInvariants(url: string): Promise<readonly string[]> {
  const { db } = connect({ url, poolSize: 1 });
  const violations = await checkInvariants(db);
  await db.destroy();
  return violations.map((violation) => JSON.stringify(violation));
}

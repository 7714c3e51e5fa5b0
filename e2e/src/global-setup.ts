import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { startProduct } from './product-run.ts';
import { tellProduct } from './tell-product.ts';

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
  return tellProduct(project, product);
}

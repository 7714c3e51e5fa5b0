import { DEMO_PASSWORD, startSite } from '@noodlenaut/faults/containers';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { tellProduct } from './tell-product.ts';

/** A site of docker-compose.yml for the whole run, in the shape that E2E_SHAPE names. It is taken away with all it has stored. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  findChromium();
  const shape = process.env['E2E_SHAPE'] === 'scale' ? 'scale' : 'default';
  // As product-run.ts has it: a machine that stands still for seconds is no verdict.
  const settings = { LOG_LEVEL: 'warn', POOL_WAIT_MS: '60000' };
  const site = await startSite('noodlenaut-e2e', shape, { settings });
  return tellProduct(project, {
    baseUrl: `http://localhost:${site.port}`,
    demoPassword: DEMO_PASSWORD,
    databaseUrl: site.ownerUrl,
    stop: async () => {
      const logs = await site.logs();
      await site.stop();
      if (logs.includes('unhandled rejection')) throw new Error(`A server lost a promise:\n${logs}`);
    },
  });
}

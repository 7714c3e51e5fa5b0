import type { Browser } from 'playwright-core';
import { afterAll, inject, test as base } from 'vitest';
import { launchChromium } from './chromium.ts';
import { Stage } from './stage.ts';

/** One browser a test file (vitest loads this module anew for each). */
let browser: Promise<Browser> | undefined;
afterAll(async () => {
  await (await browser)?.close();
});

/** A test with a stage: fresh contexts, and no console error, page error, other origin, CSP violation or 5xx left unseen. */
export const test = base.extend<{ stage: Stage }>({
  stage: async ({ task }, provide) => {
    browser ??= launchChromium();
    const stage = new Stage(await browser, inject('baseUrl'));
    await provide(stage);
    try {
      await stage.close();
    } catch (cause) {
      throw new Error(`In the browser of "${task.name}":\n${cause instanceof Error ? cause.message : ''}`, {
        cause,
      });
    }
  },
});

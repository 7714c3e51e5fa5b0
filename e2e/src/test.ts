import type { Browser } from 'playwright-core';
import { inject, test as base } from 'vitest';
import { launchChromium } from './chromium.ts';
import { Stage } from './stage.ts';

/** One browser a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined;

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

import type { Browser } from 'playwright-core';
import { inject, test as base } from 'vitest';
import { launchChromium } from './chromium.ts';
import { Stage } from './stage.ts';

/** A camera and a microphone that exist only in the browser, and connections within one machine. */
const FLAGS = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--auto-select-tab-capture-source-by-title=Slides of the tutor',
];
let browser: Promise<Browser> | undefined;

/** The browser of all calls of this worker. */
export const callBrowser = (): Promise<Browser> => (browser ??= launchChromium(FLAGS));

/** A test with a stage whose browsers have a camera and a microphone. */
export const callTest = base.extend<{ stage: Stage }>({
  stage: async ({ task }, provide) => {
    const stage = new Stage(await callBrowser(), inject('baseUrl'));
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

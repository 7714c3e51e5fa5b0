import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const PLACES = [
  process.env['CHROMIUM_PATH'],
  // The same browser without a window of its own: half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @throws Error with the one sentence that helps, when there is no browser */
export function findChromium(): string {
  const found = PLACES.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (found === undefined) {
    throw new Error(
      'The browser tests need Chromium: install it (Debian, Ubuntu: apt-get install chromium; macOS: Google Chrome) or name one with CHROMIUM_PATH=/path/to/chromium.',
    );
  }
  return found;
}

/** @param flags what one kind of test needs besides */
export const launchChromium = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  });

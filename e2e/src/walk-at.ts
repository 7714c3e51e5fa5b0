import type { Browser } from 'playwright-core';
import { hiddenOptions } from './hidden-options.ts';
import { lookFor } from './walk-page.ts';

/** A screen on which questions are shown; `everyNth` 5 shows each fifth. */
export interface WalkedSize {
  readonly width: number;
  readonly height: number;
  readonly everyNth: number;
}

/** How many questions were shown, and a line for each answer that was not in sight. */
export interface Walked {
  readonly count: number;
  readonly findings: readonly string[];
}

/** `every` looks at each question as it opens and as it is chosen too. */
export type WalkStates = 'fullest' | 'every';

/** Ends a walk that hangs. */
export const WALK_MS = 900_000;

/**
 * Shows questions of the page of `openWalk` on such a screen.
 * @param states see there
 */
export async function walkAt(
  browser: Browser,
  baseUrl: string,
  { width, height, everyNth }: WalkedSize,
  states: WalkStates,
): Promise<Walked> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.addInitScript(lookFor(hiddenOptions));
  await page.goto(`${baseUrl}?states=${states}&every=${everyNth}`);
  const told = page.locator('#findings');
  await told.waitFor({ state: 'attached', timeout: WALK_MS });
  const { count, findings }: Walked = JSON.parse((await told.textContent()) ?? '');
  await page.close();
  return { count, findings: findings.map((finding) => `${width} x ${height}: ${finding}`) };
}

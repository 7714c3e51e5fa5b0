import type { Page } from 'playwright-core';
import { expect, onTestFinished, test as plain } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { launchChromium } from '../src/chromium.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import { contextsMade, measureOutput, peakSince } from '../src/output-level.ts';
import { test } from '../src/test.ts';
import { openWalk } from '../src/walk-page.ts';

interface Sound {
  readonly name: string;
  readonly rms: number;
  readonly peak: number;
  readonly last: number;
  readonly course: readonly number[];
}
/** Fourteen cues, eight tunes and the three tracks of the wall. */
const SOUNDS = 25;
/** 16 dB. */
const UNDER_A_VOICE = 0.16;

/** How much of the longer one goes another way: 0 for the same course of pitches, 1 for nothing in common. */
function difference(a: readonly number[], b: readonly number[]): number {
  const long = Math.max(a.length, b.length);
  const apart = Array.from({ length: long }, (_, at) => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > 1);
  return apart.filter(Boolean).length / long;
}

plain('each cue and each tune sounds, none too loud, and no two alike', async () => {
  const walk = await openWalk();
  onTestFinished(() => walk.stop());
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${walk.baseUrl}sounds.html`);
  const told = page.locator('#findings');
  await told.waitFor({ state: 'attached' });
  const { sounds, music }: { sounds: Sound[]; music: { alone: number; read: number } } = JSON.parse(
    (await told.textContent()) ?? '{}',
  );
  expect(sounds).toHaveLength(SOUNDS);
  for (const { name, rms, peak, last } of sounds) {
    expect(rms, name).toBeGreaterThan(0.005);
    expect(peak, name).toBeLessThan(1);
    expect(peak, name).toBeGreaterThan(0.03);
    expect(last, `${name} ends without a click`).toBeLessThan(0.001);
  }
  const alike = sounds.flatMap((one, index) =>
    sounds
      .slice(index + 1)
      .filter((other) => difference(one.course, other.course) < 0.3)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(alike).toEqual([]);
  // Music goes down while a voice reads.
  expect(music.alone).toBeGreaterThan(0.01);
  expect(music.read / music.alone).toBeCloseTo(UNDER_A_VOICE, 2);
});

const sound = (page: Page) => page.getByRole('button', { name: 'Sound', exact: true });

test('[S4.21] with sound off a lesson makes no context; switched on, its cues reach the loudspeaker', async ({
  stage,
}) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await measureOutput(page);
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  await player.answer(page, lesson.activities[0]?.correct_answer ?? 0);
  await player.goOn(page).click();
  expect(await contextsMade(page)).toBe(0);

  await page.goto('/');
  await sound(page).click();
  await expect.poll(() => peakSince(page)).toBeGreaterThan(0.03);
  await player.openLesson(page, FIRST_LESSON);
  await page.getByRole('radiogroup').waitFor();
  expect(await contextsMade(page)).toBe(0);
  await player.choose(page, lesson.activities[1]?.correct_answer ?? 0);
  await player.checkAnswer(page).click();
  await player.rightFeedback(page).waitFor();
  await expect.poll(() => peakSince(page)).toBeGreaterThan(0.03);
});

test('[S4.22] sound that a child switched on is on at the next device, and off where it was switched off', async ({
  stage,
}) => {
  const child = await newAccount({ grade: '3rd' });
  const school = await stage.open({ as: child });
  await school.goto('/');
  const saved = () =>
    school.waitForResponse((response) => response.url().endsWith('/trpc/account.setComfort'));
  await Promise.all([saved(), sound(school).click()]);

  const home = await stage.open({ as: child });
  await measureOutput(home);
  await home.goto('/');
  await expect.poll(() => sound(home).getAttribute('aria-pressed')).toBe('true');
  expect(await contextsMade(home)).toBe(0);
  await sound(home).click();
  expect(await sound(home).getAttribute('aria-pressed')).toBe('false');
  await home.waitForTimeout(500);
  expect(await peakSince(home)).toBe(0);
});

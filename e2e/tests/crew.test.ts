import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { openComfort } from '../src/comfort.ts';
import { runningAnimations } from '../src/inspect-screen.ts';
import { FIRST_LESSON, lessonKey } from '../src/lesson-key.ts';
import * as player from '../src/lesson-player.ts';
import { test } from '../src/test.ts';

const MOVING = { reducedMotion: 'no-preference' } as const;
const teacher = (page: Page) => page.locator('[data-act]:visible').first();
/** How far its eyes turn, to the right and down. */
const look = (page: Page) =>
  teacher(page).evaluate((one) =>
    ['x', 'y'].map((way) => Number(getComputedStyle(one).getPropertyValue(`--look-${way}`))),
  );
const waving = (page: Page) => page.locator('[data-waves]');

test('the teacher looks at the answer that was tapped, wherever it is', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), ...MOVING });
  await player.openLesson(page, FIRST_LESSON);
  await player.startLearning(page).click();
  await teacher(page).waitFor();
  expect(await look(page)).toEqual([0, 0]);
  for (const index of [0, 2]) {
    await player.choose(page, index);
    const box = await page.locator('[role="radiogroup"] label').nth(index).boundingBox();
    const own = await teacher(page).boundingBox();
    if (box === null || own === null) throw new Error('Nothing to look at');
    const isRight = box.x + box.width / 2 > own.x + own.width / 2;
    await expect.poll(async () => ((await look(page))[0] ?? 0) > 0).toBe(isRight);
    const isBelow = box.y + box.height / 2 > own.y + own.height * 0.4;
    expect(((await look(page))[1] ?? 0) > 0).toBe(isBelow);
  }
});

test('where motion is welcome Noodle rides to the next bead, and a right answer is cheered', async ({
  stage,
}) => {
  const lesson = await lessonKey(FIRST_LESSON);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), ...MOVING });
  await player.openLesson(page, FIRST_LESSON);
  // The ride takes half a second: on a busy machine it would be over before anybody looks.
  const speed = await page.context().newCDPSession(page);
  await speed.send('Animation.enable');
  await speed.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  await player.startLearning(page).click();
  await teacher(page).waitFor();
  const rider = page.locator('[data-rides]');
  await rider.waitFor({ state: 'attached' });
  const rides = await rider.evaluate((one) =>
    one.getAnimations({ subtree: true }).map(({ effect }) => ({
      delay: effect?.getTiming().delay ?? 0,
      moves: effect instanceof KeyframeEffect && effect.getKeyframes().every((frame) => 'transform' in frame),
    })),
  );
  // After the new step has been drawn, and by what costs no layout (decision 0095).
  expect(rides).toEqual([
    { delay: 150, moves: true },
    { delay: 150, moves: true },
  ]);
  await expect.poll(() => runningAnimations(page)).not.toEqual([]);
  await speed.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await player.answer(page, lesson.activities[0]?.correct_answer ?? 0);
  await page.locator('[data-act="cheering"]').first().waitFor();
});

test.for(['system', 'calm'] as const)(
  'asked for less motion, the crew is still through right and wrong answers: %s',
  async (how, { stage }) => {
    const lesson = await lessonKey(FIRST_LESSON);
    const page = await stage.open({
      as: await newAccount({ grade: '3rd' }),
      ...(how === 'calm' ? MOVING : {}),
    });
    await player.openLesson(page, FIRST_LESSON);
    if (how === 'calm') {
      const { turn, done } = await openComfort(page);
      await turn(/^Calm motion/).check();
      await done();
    }
    await player.startLearning(page).click();
    for (const [index, { correct_answer: right }] of lesson.activities.slice(0, 2).entries()) {
      await teacher(page).waitFor();
      expect(await runningAnimations(page)).toEqual([]);
      await player.choose(page, index === 0 ? right : right === 0 ? 1 : 0);
      expect(await runningAnimations(page)).toEqual([]);
      expect(await teacher(page).evaluate((one) => getComputedStyle(one).transform)).toBe('none');
      await player.checkAnswer(page).click();
      await player.goOn(page).waitFor();
      expect(await runningAnimations(page)).toEqual([]);
      await player.leaveStep(page);
    }
  },
);

test('the crew of the landing waves when it is hovered, focused and tapped', async ({ stage }) => {
  const page = await stage.open({ isNew: true, ...MOVING });
  await page.goto('/');
  const pi = page.getByRole('button', { name: 'Wave to Captain Pi' });
  await pi.scrollIntoViewIfNeeded();
  expect(await waving(page).count()).toBe(0);
  await pi.hover();
  await expect.poll(() => waving(page).count()).toBe(1);
  await expect.poll(() => waving(page).locator('img').count()).toBe(2);
  await expect.poll(() => waving(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Wave to Doctor Nova' }).focus();
  await expect.poll(() => waving(page).count()).toBe(1);
  const box = await pi.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56);

  const phone = await stage.open({ isNew: true, hasTouch: true, viewport: { width: 360, height: 740 } });
  await phone.goto('/');
  await phone.getByRole('button', { name: 'Wave to Gizmo' }).tap();
  await expect.poll(() => waving(phone).count()).toBe(1);
  expect(await runningAnimations(phone)).toEqual([]);
});

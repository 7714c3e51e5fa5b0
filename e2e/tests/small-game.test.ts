import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Grade } from '@noodlenaut/domain';
import { ask, newAccount } from '../src/accounts.ts';
import { classMate, hostOf } from '../src/class-mate.ts';
import { rows } from '../src/database.ts';
import * as quiz from '../src/quiz-player.ts';
import { GAME_MS } from '../src/short-games.ts';
import type { Stage } from '../src/stage.ts';
import { test } from '../src/test.ts';
import { textOf } from '../src/text-of.ts';

const SMALL = { width: 360, height: 640 };
const PHONE = { width: 360, height: 740 };
const PHONE_ON_ITS_SIDE = { width: 740, height: 360 };
const TABLET = { width: 768, height: 1024 };
const TABLET_ON_ITS_SIDE = { width: 1024, height: 768 };

/** Questions of a grade with a picture, the longest first; with or without drawn answers. */
const pictured = async (grade: Grade, hasCards: boolean): Promise<string[]> =>
  (
    await rows<{ ref: string }>(
      `select l.id || '#' || (each.place - 1) as ref from lessons l
      cross join lateral jsonb_array_elements(l.content -> 'activities') with ordinality as each(activity, place)
      where l.subject_id = 'math' and l.grade = '${grade}' and l.is_published
        and each.activity ? 'illustration' and (each.activity ? 'option_cards') = ${hasCards}
      order by length(each.activity ->> 'question') desc limit 3`,
    )
  ).map(({ ref }) => ref);

/** A child at the answers of the first of these questions, in a class whose teacher waits. */
async function atAnswers(stage: Stage, grade: Grade, questionRefs: readonly string[]) {
  const teacher = await newAccount({ role: 'teacher' });
  const about = { subject: 'math', grade, gameType: 'class-quiz', answerTime: 'none', questionRefs };
  const made = await ask('POST', '/api/multiplayer/rooms', teacher.sessionId, about);
  const child = await stage.open({ as: await newAccount({ grade }), viewport: PHONE });
  await quiz.joinByCode(child, textOf(made, 'code'));
  const host = await hostOf(textOf(made, 'id'), teacher.sessionId);
  await host.request('start', {});
  await child.getByText('Answers come next').waitFor();
  await host.request('skip', { phase: 'read', question: 1 });
  await quiz.answers(child).first().waitFor();
  await child.locator('main figure svg').first().waitFor();
  return { child, host };
}

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
/** How wide the drawing itself is, without the empty sides of its box. */
const drawnWidth = (picture: Locator): Promise<number> =>
  picture
    .locator('svg')
    .first()
    .evaluate((svg) =>
      svg instanceof SVGSVGElement ? svg.viewBox.baseVal.width * (svg.getScreenCTM()?.a ?? 0) : 0,
    );
/** Answers that are not whole on the screen, or lie under something else. */
const cutAnswers = (page: Page): Promise<number> =>
  quiz.answers(page).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, bottom - 4);
        const isCut = top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
        return isCut || at === null || !one.contains(at);
      }).length,
  );

test(
  'the picture of a question takes half of a phone at least, and on a tablet it stands over large answers or beside them',
  { timeout: GAME_MS },
  async ({ stage }) => {
    const { child, host } = await atAnswers(stage, '1st', await pictured('1st', false));
    const picture = child.locator('main figure');
    for (const size of [PHONE, SMALL, PHONE_ON_ITS_SIDE, TABLET, TABLET_ON_ITS_SIDE]) {
      await child.setViewportSize(size);
      expect([size, await cutAnswers(child)]).toEqual([size, 0]);
    }
    await child.setViewportSize(PHONE);
    expect(await drawnWidth(picture)).toBeGreaterThanOrEqual(PHONE.width / 2);
    // Upright: picture over answers, each as high as a hand needs.
    await child.setViewportSize(TABLET);
    const [over, under] = [await boxOf(picture), await boxOf(quiz.answers(child).first())];
    expect(under.y).toBeGreaterThan(over.y + over.height);
    expect(under.height).toBeGreaterThanOrEqual(120);
    // On its side: picture and answers are two columns.
    await child.setViewportSize(TABLET_ON_ITS_SIDE);
    const [left, right] = [await boxOf(picture), await boxOf(quiz.answers(child).first())];
    expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
    expect(left.width).toBeGreaterThan(TABLET_ON_ITS_SIDE.width / 3);
    await host.leave();
  },
);

test(
  'a child who cannot read has the drawn answers A, B and C whole on every screen',
  { timeout: GAME_MS },
  async ({ stage }) => {
    const { child, host } = await atAnswers(stage, 'pre-k', await pictured('pre-k', true));
    for (const size of [PHONE, SMALL, PHONE_ON_ITS_SIDE, TABLET, TABLET_ON_ITS_SIDE]) {
      await child.setViewportSize(size);
      expect([size, await cutAnswers(child)]).toEqual([size, 0]);
    }
    await host.leave();
  },
);

test(
  'on a small phone the emoji are not covered, and a race is read on a phone on its side',
  { timeout: GAME_MS },
  async ({ stage }) => {
    const child = await stage.open({ as: await newAccount({ grade: 'pre-k' }), viewport: SMALL });
    await quiz.createGame(child, 'Quiz Race');
    const code = await quiz.codeShown(child);
    const mates = await Promise.all([0, 1, 2].map((place) => classMate(code, place)));
    await child.getByRole('heading', { name: '4 of 4 players' }).waitFor();
    const party = child.getByRole('button', { name: 'Send Party' });
    const isOnTop = () =>
      party.evaluate((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return (
          bottom <= innerHeight &&
          one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        );
      });
    expect(await isOnTop()).toBe(true);
    await party.click();

    await child.getByRole('button', { name: 'Start game' }).click();
    await quiz.answers(child).first().click();
    await quiz.revealed(child).waitFor();
    await child.setViewportSize(PHONE_ON_ITS_SIDE);
    for (const mate of mates) await mate.request('ready', { isReady: true });
    await quiz.goOnTo(child, quiz.scores(child));
    const lanes = await child
      .locator('main li')
      .filter({ hasText: /right/ })
      .evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom, width, height } = one.getBoundingClientRect();
          return { isIn: top >= 0 && bottom <= innerHeight, lies: width > 4 * height };
        }),
      );
    expect(lanes).toEqual(Array.from({ length: 4 }, () => ({ isIn: true, lies: true })));
    await Promise.all(mates.map((mate) => mate.leave()));
  },
);

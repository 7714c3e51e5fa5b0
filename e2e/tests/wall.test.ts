import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, newAccount } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { textOf } from '../src/text-of.ts';
import { classMate } from '../src/class-mate.ts';
import * as quiz from '../src/quiz-player.ts';
import { GAME_MS } from '../src/short-games.ts';
import { test } from '../src/test.ts';

const CLASS = 30;
const LAST_ROW_PX = { question: 44, name: 28, address: 36 };
/** Phones on their side, and a school's 1366x768 at 200 %. */
const LOW = [
  { width: 740, height: 360 },
  { width: 683, height: 384 },
];

/** The longest that a 5th grade is asked in geography. */
const longestQuestions = async (): Promise<string[]> =>
  (
    await rows<{ ref: string }>(`select l.id || '#' || (each.place - 1) as ref from lessons l
      cross join lateral jsonb_array_elements(l.content -> 'activities') with ordinality as each(activity, place)
      where l.subject_id = 'geography' and l.grade = '5th' and l.is_published
      order by length(each.activity ->> 'question') desc limit 3`)
  ).map(({ ref }) => ref);

const fontPx = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
/** Elements that a part of the screen does not show. */
const outside = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const isIn = top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
      return isIn ? [] : [`${one.textContent?.slice(0, 30)}: ${Math.round(bottom)}`];
    }),
  );

test(
  '[P4.31] a class of thirty on a 1080p wall: the longest question, every name and the address are read in the last row, and a child on a low screen has all answers in sight',
  { timeout: GAME_MS },
  async ({ stage }) => {
    const teacher = await newAccount({ role: 'teacher' });
    const board = await stage.open({ as: teacher, viewport: { width: 1920, height: 1080 } });
    const questionRefs = await longestQuestions();
    const made = await ask('POST', '/api/multiplayer/rooms', teacher.sessionId, {
      subject: 'geography',
      grade: '5th',
      gameType: 'class-quiz',
      answerTime: 'none',
      questionRefs,
    });
    const [id, code] = [textOf(made, 'id'), textOf(made, 'code')];
    await board.goto(`/multiplayer/game/${id}`);
    const child = await stage.open({
      as: await newAccount({ grade: '5th' }),
      viewport: { width: 360, height: 740 },
    });
    const mates = await Promise.all(Array.from({ length: CLASS - 1 }, (_, at) => classMate(code, at % 3)));
    await quiz.joinByCode(child, code);
    await board.getByText(`${CLASS} players are in`).waitFor();
    const name = await child.getByText('You are').locator('b').innerText();

    expect(Math.min(...(await fontPx(board, 'main li b')))).toBeGreaterThanOrEqual(LAST_ROW_PX.name);
    expect(await outside(board, 'main li b')).toEqual([]);
    expect(Math.min(...(await fontPx(board, 'aside section > span:last-of-type')))).toBeGreaterThanOrEqual(
      LAST_ROW_PX.address,
    );
    // The wall lives: an emoji of a child stands over the animal, a child who is ready has a tick.
    const mine = board.getByRole('listitem').filter({ hasText: name });
    await child.getByRole('button', { name: 'Send Party' }).click();
    await mine.locator('img').nth(1).waitFor();
    await child.getByRole('button', { name: 'I am ready' }).click();
    await mine.locator('svg').waitFor();

    const tool = (label: string) => board.getByRole('button', { name: label, exact: true });
    await tool('Start game').click();
    await tool('Show the answers').waitFor();
    expect(Math.min(...(await fontPx(board, 'main h1')))).toBeGreaterThanOrEqual(LAST_ROW_PX.question);
    await tool('Show the answers').click();
    await quiz.answers(child).first().waitFor();
    expect(Math.min(...(await fontPx(board, 'main h1')))).toBeGreaterThanOrEqual(LAST_ROW_PX.question);
    expect(await outside(board, 'main li')).toEqual([]);
    expect(await outside(board, 'aside output')).toEqual([]);
    for (const size of LOW) {
      await child.setViewportSize(size);
      expect([size.width, await outside(child, 'button[aria-keyshortcuts]')]).toEqual([size.width, []]);
    }
    await child.setViewportSize({ width: 360, height: 740 });
    expect(await outside(child, 'button[aria-keyshortcuts]')).toEqual([]);
    await quiz.answers(child).first().click();
    await tool('Show the scores').click();
    // From the sixth place on, too, a child has a row of the own.
    const own = child.getByRole('listitem').filter({ hasText: name });
    await own.getByText('You', { exact: true }).waitFor();
    // Nothing lies over it on a phone: neither a row that climbs nor what stands under the scores.
    await expect
      .poll(() =>
        own.evaluate((row) => {
          const { top, bottom, left, right } = row.getBoundingClientRect();
          return [top + 12, bottom - 12].every((y) =>
            row.contains(document.elementFromPoint((left + right) / 2, y)),
          );
        }),
      )
      .toBe(true);
    await Promise.all(mates.map((mate) => mate.leave()));
  },
);

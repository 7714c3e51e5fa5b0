import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, newAccount } from '../src/accounts.ts';
import { classMate } from '../src/class-mate.ts';
import { changesIn, changesWhenStill } from '../src/film-strip.ts';
import * as quiz from '../src/quiz-player.ts';
import { GAME_MS } from '../src/short-games.ts';
import { test } from '../src/test.ts';
import { textOf } from '../src/text-of.ts';

const CLASS = 60;
/** So many register at once. */
const HANDFUL = 6;

/** A class of sixty on a 1080p wall; one of them thinks for ever, so that no question ends by itself. */
async function toWall(page: Page, sessionId: string) {
  const about = { subject: 'math', grade: '3rd', gameType: 'class-quiz' };
  const made = await ask('POST', '/api/multiplayer/rooms', sessionId, about);
  await page.goto(`/multiplayer/game/${textOf(made, 'id')}`);
  const mates = [];
  for (let at = 0; at < CLASS; at += HANDFUL)
    mates.push(
      ...(await Promise.all(
        Array.from({ length: HANDFUL }, (_, seat) =>
          classMate(textOf(made, 'code'), at + seat === 0 ? null : (at + seat) % 4),
        ),
      )),
    );
  await page.getByText(`${CLASS} players are in`).waitFor();
  return mates;
}

/** Names that the wall does not show. */
const hidden = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
      }).length,
  );

/** Awards of which the page of awards does not show the whole height. */
const cutOff = (page: Page): Promise<number> =>
  page.getByRole('list', { name: 'Awards' }).evaluate((list) => {
    const whole = list.getBoundingClientRect();
    return [...list.children].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      // A card that flies is turned a little.
      return top < whole.top - 8 || bottom > whole.bottom + 8;
    }).length;
  });

test(
  'a film strip of the wall of sixty: each phase moves within its first second, and nothing moves under reduced motion',
  { timeout: 2 * GAME_MS },
  async ({ stage }) => {
    const teacher = await newAccount({ role: 'teacher' });
    const wall = await stage.open({
      as: teacher,
      viewport: { width: 1920, height: 1080 },
      reducedMotion: 'no-preference',
    });
    const mates = await toWall(wall, teacher.sessionId);
    const tool = (name: string) => wall.getByRole('button', { name, exact: true });
    const moved: Record<string, boolean> = {};
    const stood: Record<string, boolean> = {};
    const film = async (phase: string, arrived: () => Promise<unknown>) => {
      await arrived();
      moved[phase] = (await changesIn(wall)) > 1;
      stood[phase] = (await changesWhenStill(wall)) === 0;
    };

    await film('lobby', () => wall.getByRole('heading', { name: 'Come aboard!' }).waitFor());
    expect(await hidden(wall, 'main li b')).toBe(0);
    await tool('Start game').click();
    // Three seconds are too short for both strips.
    await wall.getByRole('heading', { name: 'Get ready!' }).waitFor();
    moved['countdown'] = (await changesIn(wall)) > 1;
    await film('read', () => tool('Show the answers').waitFor());
    await tool('Show the answers').click();
    await film('answer', () => tool('Show the right answer').waitFor());
    await tool('Show the right answer').click();
    await film('reveal', () => tool('Show the scores').waitFor());
    await tool('Show the scores').click();
    await film('scoreboard', () => tool('Next question').waitFor());
    expect(await hidden(wall, 'main ol > li')).toBe(0);
    await tool('Players').click();
    await tool('End the game for all').click();
    await tool('Yes, end it').click();
    await quiz.podium(wall).waitFor();
    moved['podium'] = (await changesIn(wall)) > 1;
    await wall.getByRole('heading', { name: 'An award for everybody' }).waitFor();
    moved['awards'] = (await changesIn(wall)) > 1;
    // A page of awards that flies in comes from outside.
    await expect.poll(() => hidden(wall, 'main ul > li b')).toBe(0);
    await expect.poll(() => cutOff(wall)).toBe(0);
    // Under reduced motion the end stands at once, for all screens.
    stood['podium'] = (await changesWhenStill(wall)) === 0;
    await tool('Skip the show').waitFor({ state: 'detached' });
    expect(
      await wall.getByRole('list', { name: 'The first three places' }).locator('[data-away]').count(),
    ).toBe(0);

    const phases = ['lobby', 'countdown', 'read', 'answer', 'reveal', 'scoreboard', 'podium', 'awards'];
    expect(moved).toEqual(Object.fromEntries(phases.map((phase) => [phase, true])));
    expect(stood).toEqual(
      Object.fromEntries(
        phases.filter((phase) => phase !== 'countdown' && phase !== 'awards').map((phase) => [phase, true]),
      ),
    );
    await Promise.all(mates.map((mate) => mate.leave()));
  },
);

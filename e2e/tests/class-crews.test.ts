import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { questionsOf } from '../src/game-records.ts';
import { runningAnimations } from '../src/inspect-screen.ts';
import * as quiz from '../src/quiz-player.ts';
import { GAME_MS } from '../src/short-games.ts';
import { test } from '../src/test.ts';
import { recordWire } from '../src/wire-recorder.ts';

const SMALLEST_PX = 56;

test(
  '[P4.28] [P4.29] a class flies in two crews: known from the lobby, a boost after two good questions, rockets and a podium of crews on the wall',
  { timeout: GAME_MS },
  async ({ stage }) => {
    const board = await stage.open({
      as: await newAccount({ role: 'teacher' }),
      viewport: { width: 1920, height: 1080 },
      reducedMotion: 'no-preference',
    });
    // "Calm motion" of the comfort panel alone stills the wall.
    await board.addInitScript(() => localStorage.setItem('noodlenaut-comfort', '{"motion":"calm"}'));
    const isStill = async () => expect(await runningAnimations(board)).toEqual([]);
    const tool = (name: string) => board.getByRole('button', { name, exact: true });
    const pages = [
      await stage.open({ as: await newAccount({ grade: '3rd' }), viewport: { width: 360, height: 740 } }),
      await stage.open({ as: await newAccount({ grade: '3rd' }), theme: 'dark' }),
    ] as const;
    const wires = [board, ...pages].map(recordWire);
    await board.goto('/multiplayer');
    await board.getByRole('radio', { name: '2 crews' }).check({ force: true });
    await board.getByRole('button', { name: 'Create Game' }).click();
    await board.waitForURL('**/multiplayer/game/*');
    const [code, roomId] = [await quiz.codeShown(board), quiz.roomIdOf(board)];
    for (const page of pages) await quiz.joinByCode(page, code);
    const crews = await Promise.all(
      pages.map((page) => page.getByText('You fly with').locator('b').innerText()),
    );
    expect(crews.toSorted((a, b) => a.localeCompare(b))).toEqual(['Comet Crew', 'Nova Crew']);
    for (const crew of crews) await board.getByRole('heading', { name: `${crew} 1 player` }).waitFor();

    await isStill();

    await tool('Start game').click();
    await isStill();
    for (const at of [1, 2]) {
      await tool('Show the answers').click();
      const asked = await questionsOf(roomId);
      for (const page of pages) await quiz.answerWith(page, await quiz.questionShown(page, asked), true);
      await tool('Show the scores').click();
      await board.getByRole('heading', { name: 'Crews in the sky' }).waitFor();
      await isStill();
      if (at === 1) await tool('Next question').click();
    }
    const [first, second] = pages;
    const boosts = first.getByRole('region', { name: "Your crew's boosts" }).getByRole('button');
    await boosts.filter({ hasText: 'Double' }).waitFor();
    for (const button of await boosts.filter({ hasText: /Double|Shield|Hint/ }).all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(SMALLEST_PX);
    await boosts.filter({ hasText: 'Double' }).click();
    await first.getByText('Double is on for the next question!').waitFor();
    await board.getByText('Next: Double').waitFor();
    // The other crew has its own boosts.
    await second.getByText('Your crew has a boost. Use it?').waitFor();

    await tool('Next question').click();
    await tool('Show the answers').click();
    const asked = await questionsOf(roomId);
    for (const page of pages) await quiz.answerWith(page, await quiz.questionShown(page, asked), true);
    await tool('Show the scores').click();
    const row = (crew: string | undefined) => board.getByRole('listitem').filter({ hasText: crew ?? '' });
    const scoreOf = async (crew: string | undefined) =>
      Number(/([\d,]+)$/.exec(((await row(crew).textContent()) ?? '').trim())?.[1]?.replace(',', ''));
    await expect.poll(() => scoreOf(crews[0])).toBeGreaterThan((await scoreOf(crews[1])) + 500);

    await tool('Players').click();
    await tool('End the game for all').click();
    await tool('Yes, end it').click();
    const podium = board.getByRole('list', { name: 'The first three crews' });
    await podium.getByText(crews[0] ?? '').waitFor();
    await isStill();
    await first.getByText(`${crews[0]} flew highest. Well played, both crews!`).waitFor();
    await first.getByText(`${crews[0]} (you)`).waitFor();
    const questions = await questionsOf(roomId);
    for (const wire of wires) expect(wire.leaks(questions)).toEqual([]);
  },
);

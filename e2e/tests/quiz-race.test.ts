import { beforeAll, expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { questionsOf, resultsOf } from '../src/game-records.ts';
import * as quiz from '../src/quiz-player.ts';
import { GAME_MS, QUESTIONS, shortGames } from '../src/short-games.ts';
import { test } from '../src/test.ts';
import { recordWire } from '../src/wire-recorder.ts';

beforeAll(shortGames);

test(
  '[S2.030] [S2.117] [P4.25] four children play a quiz-race from the code to the podium, a runner each, and no frame tells a key early',
  { timeout: GAME_MS },
  async ({ stage }) => {
    const accounts = await Promise.all([0, 1, 2, 3].map(() => newAccount({ grade: '6th' })));
    const pages = await Promise.all(accounts.map((as) => stage.open({ as })));
    const wires = pages.map(recordWire);
    const [host] = pages;
    if (host === undefined) throw new Error('nobody hosts');

    await quiz.createGame(host, 'Quiz Race');
    const code = await quiz.codeShown(host);
    await Promise.all(pages.slice(1).map((page) => quiz.joinByCode(page, code)));
    for (const page of pages.slice(1)) {
      expect(new URL(page.url()).pathname).toBe(new URL(host.url()).pathname);
      await page.getByRole('button', { name: 'I am ready' }).click();
      await page.getByRole('button', { name: 'You are ready' }).waitFor();
    }
    await host.getByRole('heading', { name: '4 of 4 players' }).waitFor();
    await host.getByRole('button', { name: 'Start game' }).click();
    await host.getByRole('heading', { name: 'Get ready!' }).waitFor();

    const roomId = quiz.roomIdOf(host);
    // Each knows one less than the one before: the host all of them.
    const knows = (player: number, question: number) => question < QUESTIONS - player;
    for (let number = 0; number < QUESTIONS; number += 1) {
      await quiz.answers(host).first().waitFor();
      const asked = await questionsOf(roomId);
      expect(asked.length).toBeGreaterThanOrEqual(QUESTIONS);
      await Promise.all(
        pages.map(async (page, player) => {
          const question = await quiz.questionShown(page, asked);
          await quiz.answerWith(page, question, knows(player, number));
        }),
      );
      // All have answered: nobody waits for the clock.
      await Promise.all(pages.map((page) => quiz.revealed(page).waitFor()));
      // Fractions of the explanation are drawn: its words are not one text on the page.
      await host.getByRole('region', { name: / says$/ }).waitFor();
      await Promise.all(pages.map((page) => quiz.goOn(page).click()));
      if (number === QUESTIONS - 1) break;
      const lanes = host.getByRole('listitem').filter({ hasText: / right$/ });
      await expect.poll(() => lanes.count()).toBe(4);
      const rightSoFar = pages.map((_, player) => `${Math.min(number + 1, QUESTIONS - player)} right`);
      await expect
        .poll(async () =>
          (await lanes.allInnerTexts()).map((text) => /\d+ right$/.exec(text)?.[0] ?? '').toSorted(),
        )
        .toEqual(rightSoFar.toSorted());
      await Promise.all(pages.map((page) => quiz.goOn(page).click()));
    }
    await Promise.all(
      pages.map(async (page) => {
        // A game may end with a last scoreboard or without one.
        await quiz.goOnTo(page, quiz.scores(page).or(quiz.podium(page)));
        await quiz.goOnTo(page, quiz.podium(page));
        await page.getByRole('region', { name: 'Your award' }).waitFor();
      }),
    );
    await host.getByText('Together you got 6 answers right.').waitFor();
    const places = await resultsOf(roomId);
    expect(accounts.map(({ id }) => places.get(id))).toEqual([1, 2, 3, 4]);
    const questions = await questionsOf(roomId);
    for (const wire of wires) expect(wire.leaks(questions)).toEqual([]);

    // Who waits in the rematch is named on the other podiums, by the name of this game; one press leads there, and a no leads nowhere.
    const [, second, third, fourth] = pages;
    if (!second || !third || !fourth) throw new Error('four play');
    await second.getByRole('button', { name: 'Rematch' }).click();
    const invitation = third.getByRole('region', { name: 'Invitation' });
    const said = await invitation.getByText(/waits for you: join again$/).innerText();
    const name = said.replace(' waits for you: join again', '');
    expect(await host.getByRole('list', { name: 'The first three places' }).innerText()).toContain(name);
    await invitation.getByRole('button', { name: 'Join again' }).click();
    await third.waitForURL((url) => !url.pathname.includes(roomId));
    expect(quiz.roomIdOf(third)).toBe(quiz.roomIdOf(second));
    await third.getByText(name).first().waitFor();
    await fourth.getByRole('button', { name: 'No, thanks' }).click();
    await fourth.getByRole('region', { name: 'Invitation' }).waitFor({ state: 'detached' });
    expect(quiz.roomIdOf(fourth)).toBe(roomId);

    // Counts are real, and a game that is over is not one to go on with.
    await host.getByRole('link', { name: 'Leave', exact: true }).click();
    await host.getByText('Games Won').waitFor();
    await expect.poll(() => host.getByText('1', { exact: true }).count()).toBeGreaterThanOrEqual(2);
    expect(await host.getByRole('link', { name: 'Continue' }).count()).toBe(0);
  },
);

import { beforeAll, expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { questionsOf, resultsOf } from '../src/game-records.ts';
import * as quiz from '../src/quiz-player.ts';
import { GAME_MS, QUESTIONS, shortGames } from '../src/short-games.ts';
import { test } from '../src/test.ts';
import { recordWire } from '../src/wire-recorder.ts';

beforeAll(shortGames);

test(
  '[P4.38] [P4.45] two play a knowledge-battle; who reloads in the middle of a question is back in it, with answer and score and no key; a miss is there in practice',
  { timeout: GAME_MS },
  async ({ stage }) => {
    const accounts = [await newAccount({ grade: '6th' }), await newAccount({ grade: '6th' })] as const;
    const ada = await stage.open({ as: accounts[0] });
    const bob = await stage.open({ as: accounts[1], viewport: { width: 360, height: 740 } });
    const pages = [ada, bob];
    const wires = pages.map(recordWire);
    await quiz.createGame(ada, 'Knowledge Battle');
    await quiz.joinByCode(bob, await quiz.codeShown(ada));
    await ada.getByRole('button', { name: 'Start game' }).click();
    const roomId = quiz.roomIdOf(ada);

    for (let number = 0; number < QUESTIONS; number += 1) {
      await quiz.answers(bob).first().waitFor();
      const asked = await questionsOf(roomId);
      const question = await quiz.questionShown(bob, asked);
      await quiz.answerWith(bob, question, true);
      if (number === 1) {
        const score = async () => bob.getByRole('region', { name: 'Energy' }).innerText();
        const before = await score();
        await bob.reload();
        await bob.getByText(/^Your answer is in/).waitFor({ state: 'attached' });
        expect(quiz.roomIdOf(bob)).toBe(roomId);
        expect(await quiz.atQuestion(bob, 2).count()).toBe(1);
        expect(await score()).toBe(before);
        const own = quiz.answers(bob).and(bob.locator('[aria-pressed="true"]'));
        expect(await own.innerText()).toContain(question.options[question.right] ?? '');
        expect(await bob.getByText(question.explanation, { exact: true }).count()).toBe(0);
      }
      await quiz.answerWith(ada, await quiz.questionShown(ada, asked), number > 0);
      await Promise.all(pages.map((page) => quiz.revealed(page).waitFor()));
      await Promise.all(pages.map((page) => quiz.goOn(page).click()));
      if (number === QUESTIONS - 1) break;
      await ada.getByRole('heading', { name: /Energy up!|Halfway there!/ }).waitFor();
      await ada.getByText(`${number} energy`, { exact: true }).waitFor();
      await bob.getByText(`${number + 1} energy`, { exact: true }).waitFor();
      await Promise.all(pages.map((page) => quiz.goOn(page).click()));
    }
    await Promise.all(
      pages.map(async (page) => {
        await quiz.goOn(page).or(quiz.podium(page)).first().waitFor();
        if (await quiz.goOn(page).isVisible()) await quiz.goOn(page).click();
        await quiz.podium(page).waitFor();
      }),
    );
    const places = await resultsOf(roomId);
    expect(accounts.map(({ id }) => places.get(id))).toEqual([2, 1]);
    const questions = await questionsOf(roomId);
    for (const wire of wires) expect(wire.leaks(questions)).toEqual([]);

    // Ada missed the first question: practice has it.
    await ada.getByRole('link', { name: 'Practise my misses' }).click();
    await ada.waitForURL('**/practice/*');
    const missed = () =>
      rows('select reviews, lapses from review_cards where user_id = $1', [accounts[0].id]);
    await expect.poll(missed).toEqual([{ reviews: 1, lapses: 0 }]);
  },
);

import type { Page } from 'playwright-core';
import { ask, newAccount } from '../accounts.ts';
import { classMate, hostOf } from '../class-mate.ts';
import { textOf } from '../text-of.ts';
import * as quiz from '../quiz-player.ts';
import { at, type Screen } from './screen.ts';

const child = () => newAccount({ grade: '1st', firstName: 'Leo' });
const teacher = () => newAccount({ role: 'teacher' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A game of one, in its first question. */
async function toAnswer(page: Page): Promise<void> {
  await page.goto('/multiplayer');
  await button(page, 'Practice alone').click();
  await button(page, 'Start game').click();
  await quiz.answers(page).first().waitFor();
}
async function toReveal(page: Page): Promise<void> {
  await toAnswer(page);
  await quiz.answers(page).first().click();
  await quiz.revealed(page).waitFor();
}

/** A class on the projector with three children in it. */
async function toBoard(page: Page): Promise<void> {
  await quiz.createGame(page, 'Class Quiz');
  const code = await quiz.codeShown(page);
  await Promise.all([0, 1, 0].map((place) => classMate(code, place)));
  await page.getByText('3 players are in').waitFor();
}
async function toBoardQuestion(page: Page): Promise<void> {
  await toBoard(page);
  await button(page, 'Start game').click();
  await button(page, 'Show the answers').waitFor();
  await button(page, 'Pause').click();
  await button(page, 'Go on').waitFor();
}
async function toBoardReveal(page: Page): Promise<void> {
  await toBoardQuestion(page);
  await button(page, 'Go on').click();
  await button(page, 'Show the answers').click();
  await button(page, 'Show the scores').waitFor();
  await button(page, 'Pause').click();
  await button(page, 'Go on').waitFor();
}
async function toBoardPodium(page: Page): Promise<void> {
  await toBoardReveal(page);
  await button(page, 'Players').click();
  await button(page, 'End the game for all').click();
  await button(page, 'Yes, end it').click();
  await quiz.podium(page).waitFor();
}
async function toRace(page: Page): Promise<void> {
  await quiz.createGame(page, 'Quiz Race');
  await classMate(await quiz.codeShown(page), 0);
  await page.getByRole('heading', { name: '2 of 4 players' }).waitFor();
}
/** A class quiz without a projector on screen. */
async function classRoom(sessionId: string): Promise<{ id: string; code: string }> {
  const about = { subject: 'math', grade: '3rd', gameType: 'class-quiz' };
  const made = await ask('POST', '/api/multiplayer/rooms', sessionId, about);
  return { id: textOf(made, 'id'), code: textOf(made, 'code') };
}
/** A child in a class that has not begun. */
async function toClassLobby(page: Page): Promise<void> {
  const { code } = await classRoom((await teacher()).sessionId);
  await quiz.joinByCode(page, code);
  await page.getByText('Look at the big screen.').waitFor();
}

/** What is seen of the quiz games. */
export const GAMES: readonly Screen[] = [
  { name: 'games of a teacher', hands: 'adult', as: teacher, go: at('/multiplayer') },
  {
    name: 'choosing a face for games',
    hands: 'child',
    as: child,
    go: async (page) => {
      await page.goto('/multiplayer');
      await button(page, 'Choose your face').click();
      await page.getByRole('radio', { name: / Fox$/ }).first().waitFor();
    },
  },
  { name: 'game lobby', hands: 'child', as: child, go: toRace },
  {
    name: 'game lobby, telling about a player',
    hands: 'child',
    as: child,
    go: async (page) => {
      await toRace(page);
      await button(page, 'Tell a grown-up').click();
      await page.getByRole('button', { name: /^Tell about/ }).click();
      await button(page, 'They were not kind').waitFor();
    },
  },
  { name: 'class lobby of a child', hands: 'child', as: child, go: toClassLobby },
  { name: 'game question', hands: 'child', as: child, go: toAnswer },
  { name: 'game reveal', hands: 'child', as: child, go: toReveal },
  {
    name: 'battle question',
    hands: 'child',
    as: child,
    go: async (page) => {
      await quiz.createGame(page, 'Knowledge Battle');
      await classMate(await quiz.codeShown(page), 0);
      await button(page, 'Start game').click();
      await quiz.answers(page).first().waitFor();
    },
  },
  { name: 'projector lobby', hands: 'adult', as: teacher, go: toBoard },
  {
    name: 'projector, players',
    hands: 'adult',
    as: teacher,
    go: async (page) => {
      await toBoard(page);
      await button(page, 'Players').click();
      await page.getByText('Send a player out on this screen').click();
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .waitFor();
    },
  },
  {
    name: 'remote control of a projector',
    hands: 'adult',
    as: teacher,
    go: async (page) => {
      await toBoard(page);
      await page.goto(`${page.url()}/remote`);
      await page.getByRole('heading', { name: 'Everybody comes in' }).waitFor();
    },
  },
  {
    name: 'questions to choose for a class',
    hands: 'adult',
    as: teacher,
    go: async (page) => {
      await page.goto('/multiplayer');
      await button(page, 'Choose the questions').click();
      await page.locator('dialog summary').first().click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'game, eyes on the teacher',
    hands: 'child',
    as: child,
    go: async (page) => {
      const host = await teacher();
      const { id, code } = await classRoom(host.sessionId);
      await quiz.joinByCode(page, code);
      const steer = await hostOf(id, host.sessionId);
      await steer.request('start', {});
      await page.getByText(/^Question 1 of /).waitFor();
      await steer.request('pause', {});
      await page.getByRole('heading', { name: 'Eyes on your teacher' }).waitFor();
    },
  },
  { name: 'projector question', hands: 'adult', as: teacher, go: toBoardQuestion },
  { name: 'projector reveal', hands: 'adult', as: teacher, go: toBoardReveal },
  { name: 'projector podium', hands: 'adult', as: teacher, go: toBoardPodium },
  {
    name: 'results of a class',
    hands: 'adult',
    as: teacher,
    go: async (page) => {
      await toBoardPodium(page);
      await page.getByRole('link', { name: 'See the results' }).click();
      await page.getByRole('heading', { name: /results$/ }).waitFor();
    },
  },
];

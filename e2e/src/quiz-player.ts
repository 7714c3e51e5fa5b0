import type { Locator, Page } from 'playwright-core';
import type { AskedQuestion } from './game-records.ts';

/** The room code on the screen, without the spaces that make it easier to read aloud. */
export async function codeShown(page: Page): Promise<string> {
  const spoken = await page
    .getByRole('region', { name: /Room code|Join with the code/ })
    .locator('b > span')
    .first()
    .textContent();
  return (spoken ?? '').replaceAll(' ', '');
}

export const roomIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Opens a room of this game from /multiplayer; the account's own grade is picked already. */
export async function createGame(page: Page, game: string): Promise<void> {
  await page.goto('/multiplayer');
  await page.getByRole('radio', { name: new RegExp(`^${game}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Create Game' }).click();
  await page.waitForURL('**/multiplayer/game/*');
  await page.getByRole('region', { name: /Room code|Join with the code/ }).waitFor();
}

export async function joinByCode(page: Page, code: string): Promise<void> {
  await page.goto('/multiplayer');
  await page.getByLabel('Join by code').fill(` ${code.toLowerCase()} `);
  await page.getByRole('button', { name: 'Join Game', exact: true }).click();
  await page.waitForURL('**/multiplayer/game/*');
  await page.getByRole('region', { name: 'Room code' }).waitFor();
}

export const answers = (page: Page): Locator => page.locator('button[aria-keyshortcuts]');
export const atQuestion = (page: Page, question: number): Locator =>
  page.getByText(new RegExp(`^Question ${question} of `));

/** The question of the answers on screen. Drawn questions look alike in words: the options tell them apart. */
export async function questionShown(page: Page, asked: readonly AskedQuestion[]): Promise<AskedQuestion> {
  await answers(page).first().waitFor();
  const number = Number(/^Question (\d+)/.exec(await page.getByText(/^Question \d+ of /).innerText())?.[1]);
  const question = asked[number - 1];
  if (question === undefined) throw new Error(`question ${number} is not among those of the game`);
  return question;
}

/** One press; it is in when the screen says so, or when the reveal is there already. */
export async function answerWith(page: Page, { options, right }: AskedQuestion, isRight: boolean) {
  const option = options[isRight ? right : (right + 1) % options.length] ?? '';
  await answers(page).getByText(option, { exact: true }).click();
  await page
    .getByText(/^Your answer is in/)
    .or(page.getByText('You chose'))
    .waitFor();
}

export const revealed = (page: Page): Locator => page.getByRole('heading', { name: /^(Correct!|Not quite)/ });
export const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Go on', exact: true });
const SOON_MS = 1000;

/** Presses "Go on", unless the phase ends by its own clock first; then the next one is there. */
export async function goOnTo(page: Page, next: Locator): Promise<void> {
  await goOn(page).or(next).first().waitFor();
  if (!(await next.isVisible()))
    await goOn(page)
      .click({ timeout: SOON_MS })
      .catch((cause: unknown) => console.warn('The clock was faster', cause));
  await next.waitFor();
}

export const scores = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(Fly to the moon|Energy up!|Halfway there!)$/ });
export const podium = (page: Page): Locator => page.getByRole('heading', { name: 'What a flight!' });

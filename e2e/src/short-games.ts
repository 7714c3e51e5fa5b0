import { rows } from './database.ts';
import { TEST_MS } from './patience.ts';

/** Questions of a game in these tests: the rules and times are the product's, only fewer rounds of them. */
export const QUESTIONS = 3;

/** Games that begin from now on have few questions: the number is a column of the game, and ten only its default. */
export const shortGames = (): Promise<unknown> =>
  rows(`alter table game_sessions alter column total_questions set default ${QUESTIONS}`);

/** A game takes half a minute by its own clocks, which no machine shortens; a busy one needs more around them. */
export const GAME_MS = 2 * TEST_MS;

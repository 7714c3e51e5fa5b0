import { rows } from './database.ts';
import { TEST_MS } from './patience.ts';

/** Questions of a game in these tests: the rules and times are the product's, only fewer rounds of them. */
export const QUESTIONS = 3;

/** Games that are made from now on have few questions, where nobody chooses: the number is a column of the room, and ten its default. */
export const shortGames = (): Promise<unknown> =>
  rows(`alter table game_rooms drop constraint if exists game_rooms_length,
    alter column question_count set default ${QUESTIONS}`);

/** A game takes half a minute by its own clocks, which no machine shortens; a busy one needs more around them. */
export const GAME_MS = 2 * TEST_MS;

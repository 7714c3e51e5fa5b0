import { openSchool } from '@noodlenaut/game/testing/school';
import { quizSchool } from '@noodlenaut/game/testing/quiz-school';
import { expect } from 'vitest';
import { GRADE } from './size.ts';
import { reconnectingPlayer, type ReconnectingPlayer } from './reconnecting-player.ts';

export interface Seated {
  readonly id: string;
  readonly client: ReconnectingPlayer;
}
export interface Table {
  readonly id: string;
  readonly players: readonly Seated[];
}

const PLAYERS = [0, 1, 2, 3];

export const until = (what: () => boolean, timeout: number, why: string) =>
  expect.poll(what, { timeout, interval: 10, message: why }).toBe(true);

export const phaseOf = (client: ReconnectingPlayer) => client.guest().received.phase?.phase;
export const isIn = (client: ReconnectingPlayer, phase: string, question = 1): boolean =>
  client.isIn() && phaseOf(client)?.phase === phase && phaseOf(client)?.question === question;

/** The first question is over: its answer is shown, or the game has gone on. */
export const isPast = (client: ReconnectingPlayer): boolean => {
  const now = phaseOf(client);
  return (
    now !== undefined && ((now.question ?? 0) > 1 || !['countdown', 'read', 'answer'].includes(now.phase))
  );
};

/** A database of its own, and tables of four whose players reconnect until they are back. */
export async function openHall() {
  const school = await openSchool();
  let people = 0;
  const person = () => {
    people += 1;
    return school.signIn(`faulty-${people}`);
  };
  const at = (url: string) => {
    const quiz = quizSchool({ school, url });
    /** @param urls where each of the four asks for a seat; the api when there is one */
    const openTable = async (urls: readonly string[] = [url]): Promise<Table> => {
      const crew = await Promise.all(PLAYERS.map(person));
      const { id } = await quiz.room('quiz-race', crew, { grade: GRADE, scoring: 'calm' });
      const players = await Promise.all(
        crew.map(async ({ id: userId, bearer }, seat) => ({
          id: userId,
          client: await reconnectingPlayer(urls[seat % urls.length] ?? url, id, bearer),
        })),
      );
      return { id, players };
    };
    return { ...quiz, openTable };
  };
  return { school, person, at };
}
export type Hall = Awaited<ReturnType<typeof openHall>>;
export type Quiz = ReturnType<Hall['at']>;

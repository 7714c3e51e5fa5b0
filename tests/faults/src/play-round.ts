import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { checkTables } from './check-tables.ts';
import { PATIENCE, isFull } from './size.ts';
import { isIn, isPast, phaseOf, until, type Quiz, type Seated, type Table } from './tables.ts';

/** Within how many milliseconds after a fault everybody must be back (security F2). */
export const BACK_MS = 8000 * PATIENCE;

export interface Round {
  readonly tables: readonly Table[];
  /**
   * Breaks something. Every player who is hit must come back into the question.
   * @returns when the fault began, if not with the call
   */
  readonly fault: () => Promise<number | void> | void;
  /** Whether this fault breaks the player's connection. */
  readonly isHit: (player: Seated) => boolean;
  readonly backMs?: number;
}
export interface Played {
  /** From the fault until all who were hit are in the question again. */
  readonly backMs: number;
  readonly backAt: number;
  /** Answers that were acknowledged before. */
  readonly kept: number;
}

const PRESSES = 10;
/**
 * Presses start or end again when a broken connection lost the first press. Everybody presses in turn: while a host was away, the
 * game may have been handed over to another player (P4.14).
 */
async function press({ players }: Table, what: 'start' | 'end'): Promise<void> {
  for (let left = PRESSES; left > 0; left -= 1) {
    for (const { client } of players) if ((await client.guest().ask(what)) === 'ok') return;
    await sleep(250);
  }
}
const askHosts = (tables: readonly Table[], what: 'start' | 'end') =>
  Promise.all(tables.map((table) => press(table, what)));

/** Starts the games and waits until everybody is in the first question. */
export async function toQuestion(tables: readonly Table[]): Promise<readonly Seated[]> {
  const all = tables.flatMap(({ players }) => players);
  await askHosts(tables, 'start');
  await until(
    () => all.every(({ client }) => isIn(client, 'answer')),
    40_000 * PATIENCE,
    'all are in the question',
  );
  return all;
}

/**
 * One round: everybody is in a question, half of the answers are stored or on their way, then comes the fault. Everybody comes
 * back into the same question and answers. No acknowledged answer is lost, and the final scores equal the model's.
 *
 * A question waits ten seconds for players whose connection broke. A busy machine may need longer for a restart: then the
 * question may go on without them. Only at full size that is a failure.
 */
export async function playRound(quiz: Pick<Quiz, 'db'>, round: Round): Promise<Played> {
  try {
    return await played(quiz, round);
  } finally {
    const all = round.tables.flatMap(({ players }) => players);
    await Promise.all(all.map(({ client }) => client.leave()));
  }
}

async function played(
  quiz: Pick<Quiz, 'db'>,
  { tables, fault, isHit, backMs = BACK_MS }: Round,
): Promise<Played> {
  const all = await toQuestion(tables);
  const acknowledged = new Set<string>();
  const answer = async ({ id, client }: Seated, at: number) => {
    // Every question has three options at least.
    const said = await client.answer(1, at % 3);
    if (said === 'ok') acknowledged.add(id);
    return said;
  };
  const sent = all
    .filter((_, at) => at % 2 === 0)
    .map(async (player, at) => {
      await sleep((at * 7) % 60);
      await answer(player, at);
    });
  // Some answers are stored, others on their way. A fault before the first acknowledgement could lose nothing that was promised.
  await until(() => acknowledged.size >= all.length / 8, BACK_MS, 'the first answers are acknowledged');

  const hit = all.filter(isHit);
  const losses = new Map(hit.map(({ id, client }) => [id, client.losses()]));
  const kept = acknowledged.size;
  const before = performance.now();
  const hitAt = (await fault()) ?? before;
  const isBack = ({ id, client }: Seated) =>
    client.losses() > (losses.get(id) ?? 0) &&
    (isIn(client, 'answer') || (!isFull && client.isIn() && isPast(client)));
  await until(() => hit.every(isBack), backMs, 'all who were hit are back in the question');
  const backAt = performance.now();

  await Promise.all(sent);
  const others = all.filter(({ id }) => !acknowledged.has(id));
  const said = await Promise.all(others.map(answer));
  // An answer whose acknowledgement was lost may have ended the question: `checkTables` finds it.
  const couldNot = others.filter(
    ({ client }, at) => said[at] !== 'ok' && said[at] !== 'too-late' && (isFull || !isPast(client)),
  );
  expect(
    couldNot.map(({ id }) => id),
    'everybody could answer while the question was open',
  ).toEqual([]);
  await until(() => all.every(({ client }) => isPast(client)), BACK_MS, 'the question is over');
  await askHosts(tables, 'end');
  await until(() => all.every(({ client }) => phaseOf(client)?.phase === 'podium'), BACK_MS, 'the podium');
  await checkTables(quiz, tables, ({ id }) => isFull || acknowledged.has(id));
  return { backMs: backAt - hitAt, backAt, kept };
}

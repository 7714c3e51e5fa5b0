import { checkInvariants } from '@noodlenaut/db';
import { answerPoints, quizPoints } from '@noodlenaut/domain';
import { expect } from 'vitest';
import type { Quiz, Seated, Table } from './tables.ts';

/** Calm scoring does not look at the time. */
const ANY_TIME = { leftMs: 0, ofMs: 1 };

/**
 * After the podium: every player has one answer, none is lost, and scores and points follow from the answers by the rules of
 * domain.
 * @param hasAnswered who must have an answer; the others may have none, if the question went on without them
 */
export async function checkTables(
  { db }: Pick<Quiz, 'db'>,
  tables: readonly Table[],
  hasAnswered: (player: Seated) => boolean = () => true,
): Promise<void> {
  const rooms = tables.map(({ id }) => id);
  const answers = await db
    .selectFrom('gameAnswers as a')
    .innerJoin('gameSessions as s', 's.id', 'a.sessionId')
    .select(['a.userId', 'a.answer', 'a.questionIndex', 's.questions'])
    .where('s.roomId', 'in', rooms)
    .execute();
  const scores = await db
    .selectFrom('gameParticipants')
    .select(['userId', 'score'])
    .where('roomId', 'in', rooms)
    .execute();
  const paid = await db
    .selectFrom('pointsLedger')
    .select((is) => ['userId', is.fn.sum<string>('points').as('points')])
    .groupBy('userId')
    .execute();
  for (const player of tables.flatMap(({ players }) => players)) {
    const { id } = player;
    const mine = answers.filter(({ userId }) => userId === id);
    if (mine.length === 0 && !hasAnswered(player)) continue;
    expect(mine, 'one answer each, none lost').toHaveLength(1);
    const right = mine.filter(
      ({ answer, questionIndex, questions }) => questions[questionIndex]?.right === answer,
    );
    const model = mine.reduce((sum, one) => sum + answerPoints('calm', right.includes(one), ANY_TIME, 1), 0);
    expect(scores.find(({ userId }) => userId === id)?.score, 'the final score').toBe(model);
    const points = Number(paid.find(({ userId }) => userId === id)?.points ?? 0);
    expect(points, 'the points of the day').toBe(quizPoints(right.length, 0));
  }
  expect(await checkInvariants(db)).toEqual([]);
}

import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const LESSON = 'math-3rd-01-legs-wings-wheels';
const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });

/** From the lock of the learner to the end of the transaction, both left out. */
const underTheLock = () => {
  const lock = statements.findIndex((sql) => sql.includes('for no key update'));
  const end = statements.findIndex((sql) => sql.startsWith('commit'));
  return statements.slice(lock + 1, end === -1 ? undefined : end);
};

test('[P3.11] a first completion holds the learner for five statements, a repetition asks one', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const complete = async () => {
    statements.length = 0;
    return (await child.ask('POST', `/api/lessons/${LESSON}/complete`)).statusCode;
  };
  expect(await complete()).toBe(200);
  // The past, the credit, the progress, the badge, the sticker.
  expect(underTheLock()).toHaveLength(5);
  expect(await complete()).toBe(200);
  const ofSession = statements.filter((sql) => sql.includes('"sessions"'));
  expect(statements.length - ofSession.length).toBe(1);
});

test('[P3.09] a review with answers holds the learner for three, and for one more when a sticker is due', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const path = `/api/lessons/${LESSON}`;
  const answer = { option: 0, answerMs: 1000 };
  await child.ask('POST', `${path}/complete`);
  expect((await child.ask('POST', `${path}/activities/0/answer`, answer)).statusCode).toBe(200);
  statements.length = 0;
  const { alreadyCompleted, pointsEarned } = (await child.ask('POST', `${path}/complete`)).json();
  expect([alreadyCompleted, pointsEarned]).toEqual([true, 0]);
  expect(underTheLock()).toHaveLength(4);
  expect((await child.ask('POST', `${path}/activities/0/answer`, answer)).statusCode).toBe(200);
  statements.length = 0;
  await child.ask('POST', `${path}/complete`);
  expect(underTheLock()).toHaveLength(3);
});

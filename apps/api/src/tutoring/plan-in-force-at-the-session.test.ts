import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db, store } = api.services;
const base = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 8, 15));

async function people(trialDays: number) {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const parent = await signedIn(api, 'parent');
  const tutor = await signedIn(api, 'tutor', { verified: true });
  await store.family.link(child.id, parent.id, 'primary', 'active');
  if (trialDays > 0) await store.plans.grantTrial(parent.id, null, null);
  await store.plans.start(parent.id, 'stem-blazers', trialDays);
  const book = (days: number) =>
    child.ask('POST', '/api/tutoring/sessions', {
      tutorId: tutor.id,
      subject: 'math',
      duration: 60,
      scheduledTime: new Date(base.getTime() + days * DAY_MS).toISOString(),
    });
  return { child, parent, tutor, book };
}

test('[P6.05] a trial of seven days books no sessions of months after it beyond the free plan', async () => {
  const { book } = await people(7);
  // A week and more after the trial has ended, when the free plan has one session a month.
  const answers = [];
  for (const day of [0, 1, 2, 3, 4]) answers.push((await book(day)).statusCode);
  expect(answers).toEqual([200, 403, 403, 403, 403]);
});

test('[P6.31] a booked session can be moved within its month after the plan has ended', async () => {
  const { child, parent, book } = await people(0);
  const first = (await book(0)).json();
  await book(1);
  await db.deleteFrom('userSubscriptions').where('userId', '=', parent.id).execute();
  const moved = await child.ask('POST', `/api/tutoring/sessions/${first.id}/move`, {
    scheduledTime: new Date(base.getTime() + 5 * DAY_MS).toISOString(),
  });
  expect([moved.statusCode, moved.json().code]).toEqual([200, undefined]);
});

import { randomUUID } from 'node:crypto';
import { ColyseusSDK } from '@colyseus/sdk';
import { expect, test } from 'vitest';
import { callSchool } from '../testing/call-school.ts';
import { bearerOf, seatReply } from '../testing/quiz-school.ts';

const school = await callSchool();
const { askSeat, enter, lesson, person, db, store } = school;

test('[P9.05] a stranger of any role, an unknown session and an unreadable id all get the same 404', async () => {
  const { id } = await lesson();
  for (const role of ['student', 'tutor', 'parent'] as const)
    expect((await askSeat(id, await person(role, 'Zed'))).status).toBe(404);
  const { child } = await lesson();
  expect((await askSeat(randomUUID(), child)).status).toBe(404);
  expect((await askSeat('nonsense', child)).status).toBe(404);
});

test('a seat needs a session, and the name of a page', async () => {
  const { id, child } = await lesson();
  expect((await askSeat(id, { id: '', bearer: 'nobody' })).status).toBe(401);
  for (const body of [{}, { visit: 'x' }, { visit: randomUUID(), role: 'tutor' }, null, 'text'])
    expect((await askSeat(id, child, body)).status).toBe(400);
});

test('a seat is good for one socket only, and only for the session that asked', async () => {
  const { id, child, tutor } = await lesson();
  const seat = seatReply.parse(await (await askSeat(id, child)).json());
  const as = ({ bearer }: { bearer: string }) =>
    new ColyseusSDK(school.testGame.url, { headers: bearerOf({ bearer }) });
  await expect(as(tutor).consumeSeatReservation(seat)).rejects.toBeInstanceOf(Error);
  const room = await as(child).consumeSeatReservation(seat);
  await expect(as(child).consumeSeatReservation(seat)).rejects.toBeInstanceOf(Error);
  await room.leave();
});

test('[P5.20] seats are given from 15 minutes before the session until ten minutes after its time', async () => {
  const statuses = async (minutesAhead: number) => {
    const { id, child } = await lesson(minutesAhead, 'scheduled', 30);
    return (await askSeat(id, child)).status;
  };
  expect(await statuses(16)).toBe(409);
  expect(await statuses(14)).toBe(200);
  expect(await statuses(-39)).toBe(200);
  expect(await statuses(-41)).toBe(409);
});

test('[P5.20] a session that ended, or was cancelled, gives no seat', async () => {
  const { id, child } = await lesson();
  await store.tutoringMoves.endSession(id, ['in-progress'], 'completed', { completedAt: new Date() });
  expect((await askSeat(id, child)).status).toBe(409);
});

test('a tutor who is no longer verified and a guardian without a link are strangers', async () => {
  const { id, tutor, guardian, child } = await lesson();
  await db.updateTable('users').set({ isVerified: false }).where('id', '=', tutor.id).execute();
  await db.deleteFrom('guardianLinks').where('childId', '=', child.id).execute();
  expect((await askSeat(id, tutor)).status).toBe(404);
  expect((await askSeat(id, guardian)).status).toBe(404);
  expect((await askSeat(id, child)).status).toBe(200);
});

test('nobody takes the name of somebody else’s page', async () => {
  const { id, child, tutor } = await lesson();
  const mine = await enter(id, child);
  await expect(enter(id, tutor, mine.visit)).rejects.toBeInstanceOf(Error);
  expect((await mine.last('people')).people.map(({ role }) => role)).toEqual(['student']);
});

test('the call ends for whoever loses the right to it, at the next look', async () => {
  const { id, child, tutor, guardian } = await lesson();
  const [inChild, inTutor, inGuardian] = [
    await enter(id, child),
    await enter(id, tutor),
    await enter(id, guardian),
  ];
  await db.deleteFrom('guardianLinks').where('childId', '=', child.id).execute();
  // Any change of the session makes the room look.
  await db.updateTable('tutoringSessions').set({ notes: 'x' }).where('id', '=', id).execute();
  expect(await inGuardian.left).toBe(4000);
  expect(inGuardian.all('notice')).toEqual([{ code: 'not-allowed' }]);
  await inChild.last('people', ({ people }) => people.length === 2);
  expect(inTutor.all('notice')).toEqual([]);
});

test('[P5.15] when a guardian stops the session, or withdraws the consent, everybody is told and sent out', async () => {
  const first = await lesson();
  const page = await enter(first.id, first.child);
  await store.tutoringMoves.endSession(first.id, ['in-progress'], 'completed', { completedAt: new Date() });
  expect(await page.last('notice')).toEqual({ code: 'ended' });
  expect(await page.left).toBe(4000);

  const second = await lesson();
  const other = await enter(second.id, second.tutor);
  await store.consents.withdraw(second.child.id, 'tutoring', second.guardian.id, '1');
  await db.updateTable('tutoringSessions').set({ notes: 'x' }).where('id', '=', second.id).execute();
  expect(await other.last('notice')).toEqual({ code: 'not-allowed' });
  expect((await askSeat(second.id, second.child)).status).toBe(403);
});

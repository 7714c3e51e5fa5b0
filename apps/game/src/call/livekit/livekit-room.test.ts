import { callLivekit } from '@noodlenaut/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { callSchool, type Page } from '../../testing/call-school.ts';
import { joinLivekit } from '../../testing/livekit/join-livekit.ts';
import { startLivekit } from '../../testing/livekit/start-livekit.ts';

const livekit = await startLivekit();
afterAll(() => livekit.stop());
const { db, enter, lesson, store, testGame } = await callSchool(livekit.env);

/** A page's way to the media, as its last `hello` told it. */
const wayOf = async (page: Page) =>
  callLivekit.parse((await page.last('hello', (hello) => hello.livekit !== null)).livekit);
const inside = () =>
  livekit.rooms.names.flatMap((room) => livekit.rooms.guestsOf(room).map(({ identity }) => identity));

test('[P5.29] [P5.32] nobody has a way to the media before the tutor has begun and is in; then everybody has', async () => {
  const { id, child, tutor, guardian } = await lesson(5, 'scheduled');
  const [inChild, inGuardian] = [await enter(id, child), await enter(id, guardian)];
  const inTutor = await enter(id, tutor);
  for (const page of [inChild, inGuardian, inTutor]) expect((await page.last('hello')).livekit).toBeNull();
  await store.tutoring.start(id, `/tutoring/room/${id}`, new Date());
  for (const page of [inChild, inGuardian, inTutor]) {
    const { identity } = await joinLivekit(await wayOf(page));
    expect(identity).toBe(page.visit);
    const names = page.received.map(({ name, body }) => ({ name, body }));
    const way = names.findIndex(({ body }) => JSON.stringify(body).includes('"token"'));
    const live = names.findIndex(
      ({ name, body }) => name === 'people' && JSON.stringify(body).includes('live'),
    );
    expect(way).toBeLessThan(live);
  }
  // Pages have nothing to say to each other, also changed ones.
  const signal = { to: inTutor.visit, link: randomUUID(), isFirst: true };
  expect(await inChild.ask('signal', signal)).toBe('not-live');
});

test('[P5.29] [P5.32] a session that was begun waits for its tutor also here', async () => {
  const { id, child, tutor } = await lesson();
  const inChild = await enter(id, child);
  expect((await inChild.last('hello')).livekit).toBeNull();
  const inTutor = await enter(id, tutor);
  for (const page of [inChild, inTutor]) await joinLivekit(await wayOf(page));
  expect(inside()).toEqual(expect.arrayContaining([inChild.visit, inTutor.visit]));
});

test('[P5.32] who leaves, is taken over or loses the right loses the media too; an ended session has no room', async () => {
  const { id, child, tutor, guardian } = await lesson();
  const pages = [await enter(id, tutor), await enter(id, child), await enter(id, guardian)];
  for (const page of pages) await joinLivekit(await wayOf(page));
  const [inTutor, inChild, inGuardian] = pages;
  if (!inTutor || !inChild || !inGuardian) throw new Error('nobody came');
  const newer = await enter(id, child);
  await expect.poll(inside).not.toContain(inChild.visit);
  await joinLivekit(await wayOf(newer));
  await db.deleteFrom('guardianLinks').where('childId', '=', child.id).execute();
  await db.updateTable('tutoringSessions').set({ notes: 'x' }).where('id', '=', id).execute();
  await expect.poll(inside).not.toContain(inGuardian.visit);
  expect(inside()).toEqual(expect.arrayContaining([inTutor.visit, newer.visit]));
  await store.tutoringMoves.endSession(id, ['in-progress'], 'completed', { completedAt: new Date() });
  await expect.poll(inside).not.toContain(inTutor.visit);
  expect(inside()).not.toContain(newer.visit);
  expect(testGame.logged).toEqual([]);
});

test('[P5.32] a stranger in the room of the media is sent out within ten seconds, a page with a cut wire stays', async () => {
  const { id, child, tutor, guardian } = await lesson();
  const [inTutor, inChild] = [await enter(id, tutor), await enter(id, child)];
  const inGuardian = await enter(id, guardian);
  const way = await wayOf(inGuardian);
  for (const page of [inTutor, inChild]) await joinLivekit(await wayOf(page));
  await inGuardian.room.leave();
  await joinLivekit(way);
  inChild.room.connection.close();
  await expect.poll(inside, { timeout: 12_000 }).not.toContain(inGuardian.visit);
  expect(inside()).toEqual(expect.arrayContaining([inTutor.visit, inChild.visit]));
}, 20_000);

import { drawnAlias } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store, db } = api.services;
const SEED = 11;
const student = () => signedIn(api, 'student', { grade: '3rd' });
const join = (who: Person, code: string) => who.ask('POST', `/api/multiplayer/rooms/${code}/join`);
const again = async (who: Person, id: string) =>
  (await who.ask('POST', `/api/multiplayer/games/${id}/rematch`)).json();
const faces = async (roomId: string) => {
  const rows = await db
    .selectFrom('gameParticipants')
    .select(['userId', 'alias', 'avatar'])
    .where('roomId', '=', roomId)
    .execute();
  return new Map(rows.map(({ userId, alias, avatar }) => [userId, { name: alias, avatar }]));
};
async function end(roomId: string, hostId: string, seed = SEED) {
  await store.quizPlay.begin(roomId, hostId, seed);
  await db
    .updateTable('gameSessions')
    .set({ status: 'completed', phase: 'podium' })
    .where('roomId', '=', roomId)
    .execute();
  await store.quizPlay.setRoomStatus(roomId, 'completed');
}
/** A game of three that has ended; the third has chosen a face. */
async function played() {
  const [ada, bob, cleo] = [await student(), await student(), await student()];
  await cleo.ask('POST', '/api/multiplayer/face', { animal: 'fox', colour: 'sky', word: 'Comet' });
  const wish = { subject: 'math', grade: '3rd', gameType: 'quiz-race' };
  const { id, code } = (await ada.ask('POST', '/api/multiplayer/rooms', wish)).json();
  await join(bob, code);
  await join(cleo, code);
  await end(id, ada.id);
  const fox = (await faces(id)).get(cleo.id);
  expect(fox).toEqual({ name: expect.stringMatching(/ Fox$/), avatar: 'fox-sky' });
  return { ada, bob, cleo, id, fox };
}

test('[P4.45] in a rematch everybody has the name and animal of the game before, in whatever order they come, and so in the next one', async () => {
  const { ada, bob, cleo, id, fox } = await played();
  await cleo.ask('POST', '/api/multiplayer/face', { animal: 'otter', colour: 'mint', word: 'Moon' });
  const next = await again(cleo, id);
  await again(bob, id);
  await again(ada, id);
  const had = new Map([
    [ada.id, drawnAlias(SEED, 1)],
    [bob.id, drawnAlias(SEED, 2)],
    [cleo.id, fox],
  ]);
  expect(await faces(next.id)).toEqual(had);
  await end(next.id, cleo.id, SEED + 1);
  const third = await again(bob, next.id);
  await again(ada, next.id);
  await again(cleo, next.id);
  expect(await faces(third.id)).toEqual(had);
});

test('[P1.51] three who press at once and a stranger with the code have four names', async () => {
  const { ada, bob, cleo, id, fox } = await played();
  const stranger = await student();
  await stranger.ask('POST', '/api/multiplayer/face', { animal: 'fox', colour: 'berry', word: 'Comet' });
  const { code, id: nextId } = await again(ada, id);
  await Promise.all([again(bob, id), join(stranger, code), again(cleo, id)]);
  const sat = await faces(nextId);
  expect(new Set([...sat.values()].map(({ name }) => name)).size).toBe(4);
  expect(sat.get(cleo.id)).toEqual(fox);
  expect(sat.get(bob.id)).toEqual(drawnAlias(SEED, 2));
});

test('invited are those who played, have no seat yet, were not sent out, and told nobody about the one who waits', async () => {
  const { ada, bob, cleo, id, fox } = await played();
  expect(await store.rematches.invitation(id)).toBeUndefined();
  const next = await again(ada, id);
  const invited = async () => {
    const found = await store.rematches.invitation(id);
    return found && { by: found.alias, seat: found.seat, invited: found.invited.toSorted() };
  };
  const byAda = { by: drawnAlias(SEED, 1).name, seat: 1 };
  expect(await invited()).toEqual({ ...byAda, invited: [bob.id, cleo.id].toSorted() });
  await bob.ask('POST', `/api/multiplayer/games/${id}/reports`, { seat: 1, reason: 'unkind' });
  expect(await invited()).toEqual({ ...byAda, invited: [cleo.id] });
  await again(cleo, id);
  expect(await invited()).toEqual({ ...byAda, invited: [] });
  const out = (roomId: string, userId: string, isRemoved: boolean) =>
    db
      .updateTable('gameParticipants')
      .set({ isRemoved, leftAt: isRemoved ? null : new Date() })
      .where('roomId', '=', roomId)
      .where('userId', '=', userId)
      .execute();
  await out(id, bob.id, true);
  expect(await invited()).toEqual({ ...byAda, invited: [] });
  // The one who opened it has gone: the next one waits.
  await out(next.id, ada.id, false);
  expect(await invited()).toMatchObject({ by: fox?.name });
  await store.quizPlay.begin(next.id, ada.id, 1);
  await db.updateTable('gameSessions').set({ isLocked: true }).where('roomId', '=', next.id).execute();
  expect(await invited()).toBeUndefined();
});

test('nobody who waits in a rematch is named who was sent out of the game before', async () => {
  const { ada, bob, id } = await played();
  const { code, id: nextId } = await again(ada, id);
  await db
    .updateTable('gameParticipants')
    .set({ isRemoved: true })
    .where('roomId', '=', id)
    .where('userId', '=', bob.id)
    .execute();
  expect((await join(bob, code)).statusCode).toBe(200);
  await db
    .updateTable('gameParticipants')
    .set({ leftAt: new Date() })
    .where('roomId', '=', nextId)
    .where('userId', '=', ada.id)
    .execute();
  expect(await store.rematches.invitation(id)).toBeUndefined();
});

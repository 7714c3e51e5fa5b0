import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store, db } = api.services;
const student = () => signedIn(api, 'student', { grade: '3rd' });
const ROOM = { subject: 'math', grade: '3rd', gameType: 'quiz-race' };

/** Two who have played a game to its end. */
async function played() {
  const [ada, bob] = [await student(), await student()];
  const { id, code } = (await ada.ask('POST', '/api/multiplayer/rooms', ROOM)).json();
  await bob.ask('POST', `/api/multiplayer/rooms/${code}/join`);
  const early = await ada.ask('POST', `/api/multiplayer/games/${id}/rematch`);
  await store.quizPlay.setRoomStatus(id, 'completed');
  return { ada, bob, id, early };
}
const again = async (who: Person, id: string) => {
  const answer = await who.ask('POST', `/api/multiplayer/games/${id}/rematch`);
  return { status: answer.statusCode, room: answer.json() };
};

test('[P4.45] a rematch is one press: who presses second comes into the room of who pressed first, and nobody else sees it', async () => {
  const { ada, bob, id, early } = await played();
  expect(early.json().code).toBe('wrong_state');
  const [one, two] = [await again(bob, id), await again(ada, id)];
  expect(two.room.id).toBe(one.room.id);
  expect(two.room).toMatchObject({ subject: 'math', grade: '3rd', gameType: 'quiz-race', maxPlayers: 4 });
  expect(two.room.currentParticipants).toBe(2);
  expect((await again(ada, id)).room.currentParticipants).toBe(2);
  const eve = await student();
  const listed = (await eve.ask('GET', '/api/multiplayer/rooms')).json();
  expect(listed.map((room: { id: string }) => room.id)).not.toContain(one.room.id);
  expect((await again(eve, id)).status).toBe(404);
});

test('who was sent out of a game has no part in its rematch', async () => {
  const { ada, bob, id } = await played();
  await db
    .updateTable('gameParticipants')
    .set({ isRemoved: true })
    .where('roomId', '=', id)
    .where('userId', '=', bob.id)
    .execute();
  expect((await again(bob, id)).status).toBe(404);
  expect((await again(ada, id)).status).toBe(200);
});

test('[P4.45] two who press at once meet in one room', async () => {
  const { ada, bob, id } = await played();
  const [one, two] = await Promise.all([again(ada, id), again(bob, id)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.room.id).toBe(two.room.id);
  expect((await ada.ask('GET', '/api/multiplayer/games')).json()).toMatchObject([{ currentParticipants: 2 }]);
});

const tell = async (who: Person, id: string, seat: number, reason = 'unkind') =>
  (await who.ask('POST', `/api/multiplayer/games/${id}/reports`, { seat, reason })).statusCode;

test('a player can be reported by seat, once a player and game however often it is sent, with one of four reasons', async () => {
  const { ada, bob, id } = await played();
  expect(await Promise.all([1, 2, 3, 4].map(() => tell(ada, id, 2)))).toEqual([200, 200, 200, 200]);
  expect(await tell(ada, id, 2, 'spoils-the-game')).toBe(200);
  const reports = await db
    .selectFrom('playerReports')
    .select(['reporterId', 'reportedId', 'reason'])
    .where('roomId', '=', id)
    .execute();
  expect(reports).toEqual([{ reporterId: ada.id, reportedId: bob.id, reason: 'unkind' }]);
  expect((await store.playerReports.latest(1))[0]).toMatchObject({ reason: 'unkind', gameType: 'quiz-race' });
  expect(await tell(ada, id, 2, 'his name is Bob')).toBe(400);
});

test('nobody reports oneself, an empty seat, or a game of others', async () => {
  const { ada, id } = await played();
  expect(await tell(ada, id, 1)).toBe(404);
  expect(await tell(ada, id, 3)).toBe(404);
  expect(await tell(await student(), id, 1)).toBe(404);
});

import { AVATARS, FACE_COLOURS, FACE_WORDS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { db } = api.services;
const FOX = { animal: 'fox', colour: 'sky', word: 'Comet' };
const student = () => signedIn(api, 'student', { grade: '3rd' });
const keep = (who: Person, face: object) => who.ask('POST', '/api/multiplayer/face', face);
const read = async (who: Person) => (await who.ask('GET', '/api/multiplayer/face')).json();
const seats = (roomId: string) =>
  db
    .selectFrom('gameParticipants')
    .select(['userId', 'alias', 'avatar'])
    .where('roomId', '=', roomId)
    .orderBy('seat')
    .execute();

async function room(host: Person, gameType = 'quiz-race') {
  const wish = { subject: 'math', grade: '3rd', gameType };
  return (await host.ask('POST', '/api/multiplayer/rooms', wish)).json();
}
const join = (who: Person, code: string) => who.ask('POST', `/api/multiplayer/rooms/${code}/join`);

test('[P4.10] a chosen face is kept, changed, and used in the next seat; a seat that is taken stays as it is', async () => {
  const ada = await student();
  expect(await read(ada)).toMatchObject({ face: null });
  await keep(ada, FOX);
  const teacher = await signedIn(api, 'teacher');
  const [first, second] = [await room(teacher, 'class-quiz'), await room(teacher, 'class-quiz')];
  await join(ada, first.code);
  await keep(ada, { ...FOX, animal: 'otter', colour: 'mint' });
  expect((await read(ada)).face).toEqual({ animal: 'otter', colour: 'mint', word: 'Comet' });
  await join(ada, second.code);
  expect(await seats(first.id)).toEqual([{ userId: ada.id, alias: 'Comet Fox', avatar: 'fox-sky' }]);
  expect(await seats(second.id)).toEqual([{ userId: ada.id, alias: 'Comet Otter', avatar: 'otter-mint' }]);
});

test('a name that a class knows follows nobody into a room of strangers: there only the animal stays', async () => {
  const ada = await student();
  await keep(ada, FOX);
  const names = new Set<string | null>();
  for (const _ of FACE_WORDS) {
    const [seat] = await seats((await room(ada)).id);
    expect(seat?.avatar).toBe('fox-sky');
    expect(seat?.alias).toMatch(/^[A-Z][a-z]+ Fox$/);
    names.add(seat?.alias ?? null);
  }
  expect(names.size).toBeGreaterThan(1);
});

test('[P1.51] two of one name are never in a class quiz, also when they come at once; the second gets a drawn one', async () => {
  const [ada, bo, cleo] = [await student(), await student(), await student()];
  for (const who of [ada, bo, cleo]) await keep(who, FOX);
  const { id, code } = await room(await signedIn(api, 'teacher'), 'class-quiz');
  await Promise.all([ada, bo, cleo, bo].map((who) => join(who, code)));
  const taken = await seats(id);
  expect(taken.map(({ alias }) => alias)).toEqual(['Comet Fox', null, null]);
  const drawn = taken[1]?.userId ?? '';
  const again = { alias: 'Comet Fox', avatar: 'fox-sun' as const };
  const forced = db.updateTable('gameParticipants').set(again).where('userId', '=', drawn).execute();
  await expect(forced).rejects.toMatchObject({ code: '23505' });
});

test('names are proposed from a list, the own one first, and nothing else is taken', async () => {
  const ada = await student();
  await keep(ada, FOX);
  const { words } = await read(ada);
  expect(words).toHaveLength(6);
  expect(words[0]).toBe('Comet');
  for (const word of words) expect(FACE_WORDS).toContain(word);
  for (const wrong of [{ word: 'Ugly' }, { animal: 'pig' }, { colour: '#fff' }, { word: 'comet' }])
    expect((await keep(ada, { ...FOX, ...wrong })).statusCode).toBe(400);
});

test('the table knows every animal, colour and word there is to choose', async () => {
  const ada = await student();
  for (const animal of AVATARS) expect((await keep(ada, { ...FOX, animal })).statusCode).toBe(200);
  for (const colour of FACE_COLOURS) expect((await keep(ada, { ...FOX, colour })).statusCode).toBe(200);
  for (const word of FACE_WORDS) expect((await keep(ada, { ...FOX, word })).statusCode).toBe(200);
});

test('reading it costs one statement beside the session’s', async () => {
  const ada = await student();
  statements.length = 0;
  await read(ada);
  expect(statements).toHaveLength(2);
});

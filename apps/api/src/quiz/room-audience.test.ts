import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const strict = await startTestApi({ env: { CONSENT_MODE: 'required' } });
const { store, db } = strict.services;
const student = () => signedIn(strict, 'student', { grade: '3rd' });
const ROOM = { subject: 'math', grade: '3rd', gameType: 'quiz-race' } as const;

let made = 0;
/** A room of this host, as the records hold it. */
async function roomOf(host: Person, gameType: 'quiz-race' | 'class-quiz' = 'quiz-race'): Promise<string> {
  made += 1;
  const code = `BCDF${'GHJKMNPQRS'.charAt(Math.floor(made / 10))}${'GHJKMNPQRS'.charAt(made % 10)}`;
  await store.quiz.create({ ...ROOM, gameType, code, hostId: host.id, maxPlayers: 4, scoring: 'calm' });
  return code;
}
/** A yes of a guardian whom staff verified before. */
const consent = async (child: Person, guardian: Person) => {
  await store.users.verifyGuardian(guardian.username, 'phone', 'staff');
  await db
    .insertInto('consents')
    .values({
      childId: child.id,
      guardianId: guardian.id,
      scope: 'multiplayer',
      textVersion: '1',
      method: 'test',
    })
    .execute();
};
const listed = async (child: Person) =>
  (await child.ask('GET', '/api/multiplayer/rooms')).json().map(({ code }: { code: string }) => code);
const join = async (child: Person, code: string) => {
  const answer = await child.ask('POST', `/api/multiplayer/rooms/${code}/join`);
  return answer.statusCode === 200 ? 200 : answer.json().code;
};

async function classOf(teacher: Person, code: string, pupils: readonly Person[]): Promise<string> {
  const { id } = await store.classes.create({ teacherId: teacher.id, name: 'Room 4', grade: '3rd', code });
  for (const pupil of pupils) await store.classMembers.addPupil(id, pupil.id);
  return id;
}

test('[P4.06] [P1.46] with CONSENT_MODE=required a child sees and joins rooms of the own class and family, and those of strangers once an adult has agreed', async () => {
  const [child, classmate, sibling, stranger] = [
    await student(),
    await student(),
    await student(),
    await student(),
  ];
  const [teacher, parent] = [await signedIn(strict, 'teacher'), await signedIn(strict, 'parent')];
  await classOf(teacher, 'GGGGGG', [child, classmate]);
  await store.family.link(child.id, parent.id, 'primary', 'active');
  await store.family.link(sibling.id, parent.id, 'primary', 'active');
  const own = [await roomOf(classmate), await roomOf(sibling), await roomOf(teacher, 'class-quiz')];
  const far = await roomOf(stranger);

  expect((await listed(child)).toSorted()).toEqual(own.toSorted());
  expect(await join(child, far)).toBe('consent_required');
  for (const code of own) expect(await join(child, code)).toBe(200);
  const mine = await child.ask('GET', '/api/multiplayer/games');
  expect(mine.json()).toHaveLength(3);
  expect((await child.ask('POST', '/api/multiplayer/rooms', ROOM)).json().code).toBe('consent_required');

  await consent(child, parent);
  expect((await listed(child)).toSorted()).toEqual([...own, far].toSorted());
  expect(await join(child, far)).toBe(200);
  expect((await child.ask('POST', '/api/multiplayer/rooms', ROOM)).statusCode).toBe(200);
});

test('[P4.06] who only waits for a class or a family is of neither yet, on whichever side', async () => {
  const [waits, member, sibling] = [await student(), await student(), await student()];
  const [teacher, parent] = [await signedIn(strict, 'teacher'), await signedIn(strict, 'parent')];
  const classId = await classOf(teacher, 'JJJJJJ', [member]);
  await db
    .insertInto('classMemberships')
    .values({ classId, childId: waits.id, status: 'pending', seat: 2 })
    .execute();
  await store.family.link(sibling.id, parent.id, 'primary', 'active');
  await store.family.link(waits.id, parent.id, 'secondary', 'pending');
  for (const host of [member, sibling, teacher])
    await roomOf(host, host === teacher ? 'class-quiz' : 'quiz-race');
  expect(await listed(waits)).toEqual([]);
  await roomOf(waits);
  expect(await listed(member)).toHaveLength(2);
  expect(await listed(sibling)).toHaveLength(1);
});

test('[P4.06] a class that has ended and a link that nobody confirmed tie nobody', async () => {
  const [child, classmate, other] = [await student(), await student(), await student()];
  const [teacher, parent] = [await signedIn(strict, 'teacher'), await signedIn(strict, 'parent')];
  const classId = await classOf(teacher, 'HHHHHH', [child, classmate]);
  await store.family.link(child.id, parent.id, 'primary', 'active');
  await store.family.link(other.id, parent.id, 'secondary', 'pending');
  const code = await roomOf(classmate);
  await roomOf(other);
  expect(await listed(child)).toEqual([code]);
  await db.updateTable('classes').set({ archivedAt: new Date() }).where('id', '=', classId).execute();
  expect(await listed(child)).toEqual([]);
  expect(await join(child, code)).toBe('consent_required');
});

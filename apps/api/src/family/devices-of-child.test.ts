import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { firstGrades, sessionOf } from '../testing/first-grades.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { db, store } = api.services;
const { firstGrade, trust, facesOn, signIn } = firstGrades(api);

const asked = (who: Person, childId: string) =>
  who.ask('GET', `/api/family/children/${childId}/classroom-devices`);
const labels = async (who: Person, childId: string): Promise<string[]> =>
  (await asked(who, childId)).json().map(({ label }: { label: string }) => label);

/** Two pupils of one first grade, each with an own mother, and a tablet. */
async function twoFamilies() {
  const { room, pupils } = await firstGrade(['Amara', 'Ben']);
  const [amara, ben] = pupils;
  if (!amara || !ben) throw new Error('no pupil');
  const [mother, other] = [await signedIn(api, 'parent'), await signedIn(api, 'parent')];
  await store.family.link(amara.id, mother.id, 'primary', 'active');
  await store.family.link(ben.id, other.id, 'primary', 'active');
  return { room, amara, ben, mother, other, tablet: await trust(room) };
}

test('[P1.26] guardians read which devices of a class let their child in, when the child did last, and which one sleeps', async () => {
  const { room, amara, mother, other, ben, tablet } = await twoFamilies();
  const device = { id: tablet.id, classId: room.id, className: 'Owls', label: 'Tablet 1', isAsleep: false };
  expect((await asked(mother, amara.id)).json()).toEqual([{ ...device, signedInAt: null }]);
  await signIn(tablet.token, amara.id, amara.pictures);
  const [seen] = (await asked(mother, amara.id)).json();
  expect(seen).toEqual({ ...device, signedInAt: expect.any(String) });
  expect(Math.abs(Date.now() - Date.parse(seen.signedInAt))).toBeLessThan(60_000);
  // The classmate's guardian is told nothing of it.
  expect((await asked(other, ben.id)).json()).toEqual([{ ...device, signedInAt: null }]);

  const later = new Date(Date.now() + 60_000);
  api.setNow(later);
  await signIn(tablet.token, amara.id, amara.pictures);
  expect((await asked(mother, amara.id)).json()[0].signedInAt).toBe(later.toISOString());
  api.setNow(null);
  await store.classroomDevices.sleep(tablet.id, new Date());
  expect((await asked(mother, amara.id)).json()[0].isAsleep).toBe(true);
});

test('wrong pictures are no use of a device', async () => {
  const { amara, mother, tablet } = await twoFamilies();
  const wrong = amara.pictures.toReversed();
  expect((await signIn(tablet.token, amara.id, wrong)).statusCode).toBe(401);
  expect((await asked(mother, amara.id)).json()[0].signedInAt).toBeNull();
});

test('each active guardian reads it; who only waits, whose link ended, a stranger, the child and its teacher do not', async () => {
  const { room, amara, ben, mother, other, tablet } = await twoFamilies();
  const [second, waiting, former] = [
    await signedIn(api, 'parent'),
    await signedIn(api, 'parent'),
    await signedIn(api, 'parent'),
  ];
  await store.family.link(amara.id, second.id, 'secondary', 'active');
  await store.family.link(amara.id, waiting.id, 'secondary', 'pending');
  await store.family.link(amara.id, former.id, 'secondary', 'active');
  const { guardians } = (await mother.ask('GET', `/api/family/links?studentId=${amara.id}`)).json();
  expect(guardians).toHaveLength(4);
  const { id: linkId } = await db
    .selectFrom('guardianLinks')
    .select('id')
    .where('guardianId', '=', former.id)
    .executeTakeFirstOrThrow();
  await former.ask('DELETE', `/api/family/links/${linkId}`);

  expect(await labels(second, amara.id)).toEqual(['Tablet 1']);
  for (const who of [waiting, former, other, await signedIn(api, 'parent')])
    expect((await asked(who, amara.id)).statusCode).toBe(404);
  expect((await asked(mother, ben.id)).statusCode).toBe(404);
  expect((await asked(room.teacher, amara.id)).statusCode).toBe(403);
  const session = sessionOf(await signIn(tablet.token, amara.id, amara.pictures));
  const url = `/api/family/children/${amara.id}/classroom-devices`;
  expect((await api.app.inject({ url, cookies: { sessionId: session } })).statusCode).toBe(403);
});

test('a device is told of exactly while the child has a face on it', async () => {
  const { room, amara, mother, tablet } = await twoFamilies();
  const both = async () => [
    (await facesOn(tablet.token)).some(({ id }) => id === amara.id),
    (await labels(mother, amara.id)).length === 1,
  ];
  expect(await both()).toEqual([true, true]);
  await db.updateTable('users').set({ isActive: false }).where('id', '=', amara.id).execute();
  expect(await both()).toEqual([false, false]);
  await db.updateTable('users').set({ isActive: true }).where('id', '=', amara.id).execute();
  await db.updateTable('users').set({ madeByClass: null }).where('id', '=', amara.id).execute();
  expect(await both()).toEqual([false, false]);
  await db.updateTable('users').set({ madeByClass: room.id }).where('id', '=', amara.id).execute();
  const pictures = await db
    .deleteFrom('picturePasswords')
    .where('userId', '=', amara.id)
    .returningAll()
    .execute();
  expect(await both()).toEqual([false, false]);
  await db.insertInto('picturePasswords').values(pictures).execute();
  expect(await both()).toEqual([true, true]);
  await room.teacher.ask('DELETE', `${room.url}/devices/${tablet.id}`);
  expect(await both()).toEqual([false, false]);
});

test('devices of other classes and of a family are not among them', async () => {
  const { amara, mother } = await twoFamilies();
  const theirs = await firstGrade(['Zoe']);
  await trust(theirs.room);
  await mother.ask('POST', '/api/family/devices');
  const second = await classroom(api, 'Bees');
  await trust(second);
  expect(await labels(mother, amara.id)).toEqual(['Tablet 1']);
});

test('who leaves the class leaves no sign-in behind, and neither does a device that ends', async () => {
  const { room, amara, ben, tablet } = await twoFamilies();
  const kept = async () => {
    const found = db.selectFrom('deviceSignIns').select('childId').where('deviceId', '=', tablet.id);
    return (await found.execute()).map(({ childId }) => childId).toSorted();
  };
  await signIn(tablet.token, amara.id, amara.pictures);
  await signIn(tablet.token, ben.id, ben.pictures);
  expect(await kept()).toEqual([amara.id, ben.id].toSorted());
  await room.teacher.ask('DELETE', `${room.url}/pupils/${amara.id}`);
  expect(await kept()).toEqual([ben.id]);
  await room.teacher.ask('DELETE', `${room.url}/devices/${tablet.id}`);
  expect(await kept()).toEqual([]);
});

test('the read costs two statements with the session’s', async () => {
  const { amara, mother } = await twoFamilies();
  statements.length = 0;
  await asked(mother, amara.id);
  expect(statements).toHaveLength(2);
});

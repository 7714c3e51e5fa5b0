import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom, sees, type Classroom } from '../testing/classroom.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { linkTokenTo } from '../testing/mails.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '100' } });
const { store, db } = api.services;
let count = 0;

/** A child with a mother whose address is confirmed, who has typed the code of a class. */
async function asked() {
  const room = await classroom(api);
  await db
    .updateTable('users')
    .set({ schoolName: 'Hill School' })
    .where('id', '=', room.teacher.id)
    .execute();
  count += 1;
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' });
  const mother = await signedIn(api, 'parent', { firstName: 'Ana', email: `ana${count}@example.org` });
  await db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', mother.id).execute();
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const reply = (await child.ask('POST', '/api/classes/join', { code: room.code })).json();
  return { room, child, mother, reply, membershipId: await waitingIn(room) };
}
const waitingIn = async (room: Classroom): Promise<string> =>
  (await room.teacher.ask('GET', room.url)).json().waiting[0].membershipId;
const approve = async ({ teacher, url }: Classroom, membershipId: string) =>
  (await teacher.ask('POST', `${url}/requests/${membershipId}`)).statusCode;
const answer = async (who: Person, membershipId: string, isYes = true) =>
  (await who.ask('POST', `/api/family/class-wishes/${membershipId}`, { isYes })).statusCode;
const tokenTo = async (who: Person) => {
  const { toAddress } = await db
    .selectFrom('outbox')
    .select('toAddress')
    .where('userId', '=', who.id)
    .where('dedupeKey', 'like', 'notice class-asked%')
    .executeTakeFirstOrThrow();
  return linkTokenTo(api, toAddress);
};
const byMail = (token: string, isYes = true) =>
  askAnonymously(api, 'POST', '/api/class-wish', { token, isYes });

test('[P1.31] a child with a guardian is in after two yeses, in either order, and the teacher sees nothing before', async () => {
  for (const isTeacherFirst of [true, false]) {
    const { room, child, mother, reply, membershipId } = await asked();
    expect(reply).toMatchObject({ status: 'pending', waitsFor: ['guardian', 'teacher'] });
    const yeses = [() => approve(room, membershipId), () => answer(mother, membershipId)];
    const [first, second] = isTeacherFirst ? yeses : yeses.toReversed();
    expect(await first?.()).toBe(200);
    expect(await sees(room.teacher, child)).toBe(false);
    const read = await room.teacher.ask('GET', room.url);
    expect(read.json()).toMatchObject({
      pupils: [],
      waiting: [{ name: 'Noor', waitsFor: [isTeacherFirst ? 'guardian' : 'teacher'] }],
    });
    expect(read.body).not.toContain(child.id);
    expect(read.body).not.toContain('Ana');
    expect(await second?.()).toBe(200);
    expect(await sees(room.teacher, child)).toBe(true);
    expect((await child.ask('GET', '/api/classes/mine')).json()).toMatchObject([
      { status: 'active', waitsFor: [] },
    ]);
    expect((await mother.ask('GET', '/api/family/notices')).json()[0]).toMatchObject({ kind: 'new-teacher' });
  }
});

test('[P1.31] a guardian reads class, teacher and school before the yes; a no takes the wish away', async () => {
  const { room, child, mother, membershipId } = await asked();
  expect((await mother.ask('GET', '/api/family/class-wishes')).json()).toEqual([
    {
      membershipId,
      childId: child.id,
      childName: 'Noor',
      className: 'Room 12',
      teacherName: 'Ms. Okafor',
      schoolName: 'Hill School',
      since: expect.any(String),
    },
  ]);
  expect(await answer(mother, membershipId, false)).toBe(200);
  expect((await room.teacher.ask('GET', room.url)).json().waiting).toEqual([]);
  expect(await approve(room, membershipId)).toBe(404);
  expect(await answer(mother, membershipId)).toBe(404);
});

test('[P1.31] any guardian says yes, nobody else does, and not the child', async () => {
  const { room, child, membershipId } = await asked();
  const father = await signedIn(api, 'parent');
  await store.family.link(child.id, father.id, 'secondary', 'active');
  const stranger = await signedIn(api, 'parent');
  expect([
    await answer(stranger, membershipId),
    await answer(child, membershipId),
    await answer(room.teacher, membershipId),
  ]).toEqual([404, 403, 403]);
  await approve(room, membershipId);
  expect(await answer(father, membershipId)).toBe(200);
  expect(await sees(room.teacher, child)).toBe(true);
});

test('[P1.31] the link of the mail says what it does, changes nothing by being read, and answers once, signed out', async () => {
  const { room, child, mother, membershipId } = await asked();
  await approve(room, membershipId);
  const token = await tokenTo(mother);
  const look = () => askAnonymously(api, 'POST', '/api/class-wish/read', { token });
  expect((await look()).json()).toEqual({
    childName: 'Noor',
    className: 'Room 12',
    teacherName: 'Ms. Okafor',
    schoolName: 'Hill School',
  });
  await look();
  expect(await sees(room.teacher, child)).toBe(false);
  const presses = await Promise.all(Array.from({ length: 20 }, () => byMail(token)));
  expect(presses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(presses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19);
  expect(await sees(room.teacher, child)).toBe(true);
  expect((await look()).statusCode).toBe(404);
  expect((await byMail('x'.repeat(43))).statusCode).toBe(404);
  const kept = await db.selectFrom('classWishTokens').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('[P1.31] a mailed link says nothing for who is not a guardian any more, nor after seven days', async () => {
  const { room, child, mother, membershipId } = await asked();
  await approve(room, membershipId);
  const token = await tokenTo(mother);
  api.setNow(new Date(Date.now() + 7.1 * DAY_MS));
  expect((await byMail(token)).statusCode).toBe(404);
  api.setNow(null);
  const father = await signedIn(api, 'parent');
  await store.family.link(child.id, father.id, 'secondary', 'active');
  const [link] = (await mother.ask('GET', `/api/family/links?studentId=${child.id}`)).json().guardians;
  await mother.ask('DELETE', `/api/family/links/${link.linkId}`);
  expect((await byMail(token)).statusCode).toBe(404);
  expect(await sees(room.teacher, child)).toBe(false);
});

test('[P1.31] a guardian’s yes ends with their link: the class waits for one of those who are left', async () => {
  const { room, child, mother, membershipId } = await asked();
  await answer(mother, membershipId);
  const father = await signedIn(api, 'parent');
  await store.family.link(child.id, father.id, 'secondary', 'active');
  const [link] = (await mother.ask('GET', `/api/family/links?studentId=${child.id}`)).json().guardians;
  await mother.ask('DELETE', `/api/family/links/${link.linkId}`);
  expect(await approve(room, membershipId)).toBe(200);
  expect(await sees(room.teacher, child)).toBe(false);
});

test('[P1.31] a link that is confirmed while the teacher approves: the child is in with a yes, or waits for one', async () => {
  for (let round = 0; round < 12; round += 1) {
    const room = await classroom(api);
    const child = await signedIn(api, 'student', { grade: '3rd' });
    const mother = await signedIn(api, 'parent');
    await child.ask('POST', '/api/classes/join', { code: room.code });
    const membershipId = await waitingIn(room);
    const { code } = (await child.ask('POST', '/api/family/code')).json();
    const { linkId } = (await mother.ask('POST', '/api/family/links', { code })).json();
    const confirm = () => child.ask('POST', `/api/family/links/${linkId}/confirm`);
    const [status, confirmed] = await Promise.all([approve(room, membershipId), confirm()]);
    expect([status, confirmed.statusCode]).toEqual([200, 200]);
    const { status: membership } = await db
      .selectFrom('classMemberships')
      .select('status')
      .where('id', '=', membershipId)
      .executeTakeFirstOrThrow();
    // Both write their line while they hold the learner: the lines stand in the order in which they happened.
    const [first] = await db
      .selectFrom('auditLog')
      .select('action')
      .where('childId', '=', child.id)
      .where('action', 'in', ['classes.approve', 'family.confirmLink'])
      .orderBy('id')
      .execute();
    // In, and then linked; or linked first, and then it waits for her.
    if (membership === 'active') expect(first?.action).toBe('classes.approve');
  }
});

test('[P1.31] no path past the use cases makes a child with a guardian a pupil without a yes', async () => {
  const { room, child, membershipId } = await asked();
  const set = db.updateTable('classMemberships').where('id', '=', membershipId);
  await expect(set.set({ status: 'active', teacherOkAt: new Date() }).execute()).rejects.toThrow('their yes');
  await expect(set.set({ status: 'active' }).execute()).rejects.toThrow('yes of its teacher');
  await expect(store.classMembers.add(room.id, [child.id])).rejects.toThrow('their yes');
});

test('a guardian takes a child out of a class, also one that made the account; back in needs a guardian’s yes', async () => {
  const room = await classroom(api);
  const [card] = (await room.teacher.ask('POST', `${room.url}/pupils`, { text: 'Amara' })).json().cards;
  const mother = await signedIn(api, 'parent');
  await store.family.link(card.childId, mother.id, 'primary', 'active');
  const out = () => mother.ask('DELETE', `/api/family/children/${card.childId}/classes/${room.id}`);
  expect((await out()).statusCode).toBe(200);
  expect((await out()).statusCode).toBe(404);
  expect(await sees(room.teacher, { id: card.childId })).toBe(false);
  await store.classMembers.ask(room.id, card.childId);
  expect(await approve(room, await waitingIn(room))).toBe(200);
  expect(await sees(room.teacher, { id: card.childId })).toBe(false);
});

test('a class that makes accounts needs nobody’s yes for them', async () => {
  const room = await classroom(api);
  const { cards } = (await room.teacher.ask('POST', `${room.url}/pupils`, { text: 'Amara\nBo' })).json();
  for (const { childId } of cards) expect(await sees(room.teacher, { id: childId })).toBe(true);
});

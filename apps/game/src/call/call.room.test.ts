import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callSchool, type Page } from '../testing/call-school.ts';

const { db, enter, lesson, store, testGame } = await callSchool();

const description = { type: 'offer', sdp: 'v=0\r\n' } as const;
const signalTo = ({ visit }: Page) => ({ to: visit, link: randomUUID(), isFirst: true, description });
const stroke = (id: string, seq = 1) => ({
  seq,
  action: { type: 'add', drawing: { kind: 'pen', id, ink: 1, size: 1, points: [10, 10, 900, 900] } },
});
const label = (text: string, id: string, seq = 1) => ({
  seq,
  action: { type: 'add', drawing: { kind: 'label', id, ink: 1, size: 1, points: [10, 10], text } },
});

test('[P5.23] [P5.29] nothing is signalled before the tutor has begun and is in', async () => {
  const { id, child, tutor, guardian } = await lesson(5, 'scheduled');
  const [inChild, inGuardian] = [await enter(id, child), await enter(id, guardian)];
  expect((await inChild.last('hello')).phase).toBe('waiting');
  expect(await inChild.ask('signal', signalTo(inGuardian))).toBe('not-live');
  const inTutor = await enter(id, tutor);
  expect(await inTutor.ask('signal', signalTo(inChild))).toBe('not-live');
  expect(inChild.all('signal')).toEqual([]);

  await store.tutoring.start(id, `/tutoring/room/${id}`, new Date());
  await inChild.last('people', ({ phase }) => phase === 'live');
  expect(await inTutor.ask('signal', signalTo(inChild))).toEqual({});
  expect((await inChild.last('signal')).from).toBe(inTutor.visit);
  expect(inGuardian.all('signal')).toEqual([]);
});

test('[P5.30] a guardian who comes is announced to both, with name and side', async () => {
  const { id, child, tutor, guardian } = await lesson();
  const [inChild, inTutor] = [await enter(id, child), await enter(id, tutor)];
  await enter(id, guardian);
  for (const page of [inChild, inTutor])
    expect(await page.last('came', ({ role }) => role === 'guardian')).toEqual({
      name: 'Eva',
      role: 'guardian',
    });
  const { people } = await inChild.last('people', (said) => said.people.length === 3);
  expect(people.map(({ role }) => role)).toEqual(['student', 'tutor', 'guardian']);
});

test('a page that is loaded again replaces the one before; the same page after a cut is not announced', async () => {
  const { id, child, tutor } = await lesson();
  const [inTutor, first] = [await enter(id, tutor), await enter(id, child)];
  const second = await enter(id, child);
  expect(await first.last('notice')).toEqual({ code: 'taken-over' });
  expect(await first.left).toBe(4000);
  expect(await inTutor.last('gone')).toEqual({ visit: first.visit, isSure: true });
  const came = inTutor.all('came').length;
  second.room.connection.close();
  await inTutor.last('people', ({ people }) => people.length === 1);
  await enter(id, child, second.visit);
  await inTutor.last('people', ({ people }) => people.length === 2);
  expect(inTutor.all('came')).toHaveLength(came);
  expect(inTutor.all('gone')).toHaveLength(1);
});

test('[P5.24] [S3.68] [S3.69] what is said is kept, reaches everybody, and is there after coming back', async () => {
  const { id, child, tutor } = await lesson();
  const [inChild, inTutor] = [await enter(id, child), await enter(id, tutor)];
  expect(await inChild.ask('say', { text: 'Is one half the same as two quarters?' })).toEqual({});
  expect(await inTutor.last('said')).toMatchObject({
    senderId: child.id,
    senderType: 'student',
    name: 'Mia',
    message: 'Is one half the same as two quarters?',
  });
  const rows = await db.selectFrom('sessionMessages').selectAll().where('sessionId', '=', id).execute();
  expect(rows).toMatchObject([{ messageType: 'text', attachmentUrl: null, senderType: 'student' }]);
  const again = await enter(id, tutor);
  expect((await again.last('hello')).chat).toHaveLength(1);
});

test('contact data is refused with a sentence, also over three messages and on the board, and staff see it', async () => {
  const { id, child, tutor, guardian } = await lesson();
  const [inChild, inTutor, inGuardian] = [
    await enter(id, child),
    await enter(id, tutor),
    await enter(id, guardian),
  ];
  expect(await inTutor.ask('say', { text: 'Write to me on WhatsApp, 555 123 4567' })).toBe('refused');
  const parts = ['my number is 555', '123', '4567'];
  const answers = [];
  for (const text of parts) answers.push(await inTutor.ask('say', { text }));
  expect(answers).toContain('refused');
  const drawn = await inGuardian.ask('draw', { actions: [label('my number is 555 123 4567', 'label-one')] });
  expect(drawn).toMatchObject({ refused: [{ seq: 1, refusal: 'unsound' }] });
  expect(await inGuardian.ask('choice', { step: 0, text: 'me@example.com' })).toBe('refused');
  expect(inChild.all('choice')).toEqual([]);
  expect(JSON.stringify([inChild.all('said'), inChild.all('drawn')])).not.toMatch(/4567/);
  const kept = await db
    .selectFrom('sessionReviews')
    .select(['kind', 'personType'])
    .where('sessionId', '=', id)
    .execute();
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(new Set(['refused-message', 'refused-label']));
  expect(new Set(kept.map(({ personType }) => personType))).toEqual(new Set(['tutor', 'guardian']));
});

test('[P5.25] a stroke reaches every page, also the one that drew it, and is kept when the room closes', async () => {
  const { id, child, tutor } = await lesson();
  const [inChild, inTutor] = [await enter(id, child), await enter(id, tutor)];
  expect(await inChild.ask('draw', { actions: [stroke('stroke-one')] })).toMatchObject({ heard: 1 });
  for (const page of [inChild, inTutor])
    expect((await page.last('drawn')).events).toMatchObject([{ by: child.id, revision: 1 }]);
  // The tutor cannot draw for the child, and the child cannot wipe.
  expect(
    await inChild.ask('draw', { actions: [{ seq: 2, action: { type: 'wipe', seen: 1 } }] }),
  ).toMatchObject({ refused: [{ refusal: 'not-yours' }] });
  await Promise.all([inChild.room.leave(), inTutor.room.leave()]);
  await expect
    .poll(async () => (await store.sessionMessages.members(id, true))?.board?.elements)
    .toHaveLength(1);
  const again = await enter(id, tutor);
  expect((await again.last('board')).elements).toMatchObject([{ id: 'stroke-one', by: child.id }]);
});

test('[P5.26] the tutor alone opens a lesson, and what the child chooses is shown to the others', async () => {
  const { id, child, tutor } = await lesson();
  const [inChild, inTutor] = [await enter(id, child), await enter(id, tutor)];
  const opened = { lesson: { lessonId: 'math-3rd-1', step: 2 } };
  expect(await inChild.ask('lesson', opened)).toBe('tutor-only');
  expect(await inTutor.ask('lesson', opened)).toEqual({});
  expect(await inChild.last('lesson')).toEqual(opened);
  expect(await inChild.ask('choice', { step: 2, text: 'Three quarters' })).toEqual({});
  expect(await inTutor.last('choice')).toEqual({ role: 'student', step: 2, text: 'Three quarters' });
  expect((await (await enter(id, child)).last('hello')).lesson).toEqual(opened.lesson);
});

test('only the tutor shares a screen', async () => {
  const { id, child, tutor } = await lesson();
  const [inChild, inTutor] = [await enter(id, child), await enter(id, tutor)];
  const devices = { mic: true, camera: true, screen: true };
  expect(await inChild.ask('devices', devices)).toBe('tutor-only');
  expect(await inTutor.ask('devices', devices)).toEqual({});
  await inChild.last('people', ({ people }) => people.some((one) => one.devices.screen));
});

test('[P5.19] who was in, and until when, is kept', async () => {
  const { id, child } = await lesson();
  const page = await enter(id, child);
  await page.room.leave();
  await expect.poll(async () => (await store.calls.visits(id)).length).toBe(1);
  const [visit] = await store.calls.visits(id);
  expect(visit).toMatchObject({ personId: child.id, personType: 'student' });
});

test('nonsense and floods close their own connection alone', async () => {
  const { id, child, tutor } = await lesson();
  const [inChild, inTutor] = [await enter(id, child), await enter(id, tutor)];
  inTutor.room.send('unknown', { a: 1 });
  expect(await inTutor.left).toBeGreaterThan(4000);
  const again = await enter(id, tutor);
  for (let n = 0; n < 120; n += 1) again.room.send('hello', {});
  await again.left;
  expect(await inChild.ask('say', { text: 'I am still here' })).toEqual({});
  expect(testGame.logged).toEqual([]);
});

test('more than three texts in a second are asked to wait', async () => {
  const { id, child } = await lesson();
  const page = await enter(id, child);
  const said = await Promise.all(
    Array.from({ length: 8 }, (_, n) => page.ask('say', { text: `Hello number ${'abcdefgh'[n] ?? ''}` })),
  );
  expect(said).toContain('too-fast');
});

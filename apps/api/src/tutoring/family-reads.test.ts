import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const HOUR_MS = 3_600_000;
const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { db, store } = api.services;

async function family() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Maya' });
  const parent = await signedIn(api, 'parent');
  const tutor = await signedIn(api, 'tutor', { verified: true, firstName: 'Hana' });
  await store.family.link(child.id, parent.id, 'primary', 'active');
  return { child, parent, tutor };
}
const read = async (who: Person, what: string) => (await who.ask('GET', `/api/tutoring/${what}`)).json();
const slots = async (who: Person, tutor: Person, query = ''): Promise<string[]> =>
  (await read(who, `tutors/${tutor.id}/slots${query}`)).starts;
const hoursAhead = (hours: number): string =>
  new Date(Math.ceil(api.services.now().getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();
const book = (who: Person, tutor: Person, scheduledTime: string | undefined) =>
  who.ask('POST', '/api/tutoring/sessions', { tutorId: tutor.id, subject: 'math', scheduledTime });
const move = (who: Person, id: string, scheduledTime: string) =>
  who.ask('POST', `/api/tutoring/sessions/${id}/move`, { scheduledTime });
const makeDemo = (...people: readonly Person[]) =>
  db
    .updateTable('users')
    .set({ isDemo: true })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();

test('[P5.14] a family reads who is meant; a tutor reads the child’s first name only after an offer, before it the grade', async () => {
  const { child, parent, tutor } = await family();
  await db.updateTable('users').set({ lastName: 'Okafor' }).where('id', '=', child.id).execute();
  const asked = { subject: 'math', description: 'Fractions' };
  const { id } = (await child.ask('POST', '/api/tutoring/requests', asked)).json();
  const open = { id, tutorName: null, studentGrade: '3rd' };
  expect(await read(tutor, 'requests')).toMatchObject([{ ...open, studentName: null }]);
  expect(await read(parent, 'requests')).toMatchObject([{ ...open, studentName: 'Maya' }]);
  const offer = { scheduledTime: hoursAhead(30) };
  await tutor.ask('POST', `/api/tutoring/requests/${id}/offer`, offer);
  const offered = { id, tutorName: 'Hana', studentName: 'Maya', studentGrade: '3rd' };
  for (const who of [child, parent, tutor]) expect(await read(who, 'requests')).toMatchObject([offered]);
  await child.ask('POST', `/api/tutoring/requests/${id}/accept`);
  for (const who of [child, parent, tutor])
    expect(await read(who, 'sessions')).toMatchObject([
      { tutorName: 'Hana', tutorImage: null, tutorTimeZone: 'UTC', studentName: 'Maya', studentGrade: '3rd' },
    ]);
  expect((await tutor.ask('GET', '/api/tutoring/sessions')).body).not.toContain('Okafor');
});

test('[S9.14] [S9.15] each tutor’s next free time is the first of sixty minutes an hour ahead, and is what can be booked', async () => {
  const { child, tutor } = await family();
  const nextSlot = async (who: Person): Promise<string> =>
    (await read(who, 'tutors')).find(({ id }: { id: string }) => id === tutor.id).nextSlot;
  const first = await nextSlot(child);
  expect(first).toBe((await slots(child, tutor)).find((start) => Date.parse(start) >= Date.now() + HOUR_MS));
  expect((await book(child, tutor, first)).statusCode).toBe(200);
  const second = await nextSlot(child);
  expect(Date.parse(second)).toBeGreaterThanOrEqual(Date.parse(first) + HOUR_MS);
  const other = await signedIn(api, 'student', { grade: '3rd' });
  expect(await nextSlot(other)).toBe(second);
});

test('the tutors with their next times, requests and sessions take at most two statements, however many there are', async () => {
  const { child } = await family();
  const counted = async (what: string) => {
    const before = statements.length;
    await read(child, what);
    return statements.slice(before).filter((sql) => /tutor/.test(sql)).length;
  };
  expect(await counted('tutors')).toBeLessThanOrEqual(2);
  expect(await counted('requests')).toBe(1);
  expect(await counted('sessions')).toBe(1);
});

test('a real child neither sees nor books the demo tutor, and the demo child sees and books that one only', async () => {
  const { child, parent, tutor } = await family();
  const demo = {
    child: await signedIn(api, 'student', { grade: '3rd' }),
    tutor: await signedIn(api, 'tutor', { verified: true }),
  };
  await makeDemo(demo.child, demo.tutor);
  const ids = async (who: Person) => (await read(who, 'tutors')).map(({ id }: { id: string }) => id);
  for (const who of [child, parent, tutor]) expect(await ids(who)).not.toContain(demo.tutor.id);
  expect(await ids(demo.child)).toEqual([demo.tutor.id]);
  const time = hoursAhead(3);
  for (const [who, of] of [
    [child, demo.tutor],
    [demo.child, tutor],
  ] as const) {
    expect((await who.ask('GET', `/api/tutoring/tutors/${of.id}/slots`)).statusCode).toBe(404);
    expect((await book(who, of, time)).statusCode).toBe(404);
  }
  expect((await book(demo.child, demo.tutor, time)).statusCode).toBe(200);

  const asked = { subject: 'math', description: 'Fractions' };
  const { id } = (await child.ask('POST', '/api/tutoring/requests', asked)).json();
  const offer = { scheduledTime: hoursAhead(40) };
  expect((await read(demo.tutor, 'requests')).map((one: { id: string }) => one.id)).not.toContain(id);
  expect((await demo.tutor.ask('POST', `/api/tutoring/requests/${id}/offer`, offer)).statusCode).toBe(404);
  const ofDemo = (await demo.child.ask('POST', '/api/tutoring/requests', asked)).json();
  expect((await read(tutor, 'requests')).map((one: { id: string }) => one.id)).not.toContain(ofDemo.id);
  const offered = await demo.tutor.ask('POST', `/api/tutoring/requests/${ofDemo.id}/offer`, offer);
  expect(offered.statusCode).toBe(200);
});

test('the records refuse a session of a demo account with a real one, whoever writes it', async () => {
  const { child, tutor } = await family();
  await makeDemo(tutor);
  const scheduledTime = new Date(hoursAhead(50));
  const booking = {
    requestId: null,
    studentId: child.id,
    tutorId: tutor.id,
    subject: 'math' as const,
    scheduledTime,
    endsAt: new Date(scheduledTime.getTime() + HOUR_MS),
    duration: 60,
    totalCost: 0,
  };
  await expect(store.tutoring.book(booking)).rejects.toThrow('cannot meet');
});

test('[P5.14] [P5.17] a family moves a session to a free time until twelve hours before, and the guardians are told', async () => {
  const { child, parent, tutor } = await family();
  const session = (await book(child, tutor, hoursAhead(30))).json();
  expect(await slots(child, tutor, `?days=3`)).not.toContain(hoursAhead(30));
  // Its own time is free for the move, also where it overlaps.
  const beside = new Date(Date.parse(hoursAhead(30)) + HOUR_MS / 2).toISOString();
  expect(await slots(child, tutor, `?days=3&moving=${session.id}`)).toContain(beside);
  const stranger = await signedIn(api, 'student', { grade: '3rd' });
  expect(await slots(stranger, tutor, `?days=3&moving=${session.id}`)).not.toContain(beside);
  expect((await move(child, session.id, beside)).json()).toEqual({ ...session, scheduledTime: beside });
  expect((await move(parent, session.id, hoursAhead(20))).json()).toMatchObject({ totalCost: 2500 });
  expect((await move(stranger, session.id, hoursAhead(25))).statusCode).toBe(404);
  const kinds = (await parent.ask('GET', '/api/family/notices'))
    .json()
    .map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['tutoring-moved', 'tutoring-moved', 'tutoring-booked']);

  api.setNow(new Date(Date.parse(hoursAhead(20)) - 11 * HOUR_MS));
  expect((await move(child, session.id, hoursAhead(60))).json().code).toBe('wrong_state');
  expect((await move(tutor, session.id, hoursAhead(5))).json().code).toBe('invalid_input');
  expect((await move(tutor, session.id, hoursAhead(60))).statusCode).toBe(200);
  api.setNow(null);
});

test('[P5.12] of a move and a booking of the same time at once one is taken, and the other is told so', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { child, tutor } = await family();
    const other = await signedIn(api, 'student', { grade: '3rd' });
    const session = (await book(child, tutor, hoursAhead(30))).json();
    const wanted = hoursAhead(40);
    const answers = await Promise.all([move(child, session.id, wanted), book(other, tutor, wanted)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('slot_taken');
  }
});

test('[P5.12] a session moves neither to a time outside the hours nor to one at which the child is busy', async () => {
  const { child, parent, tutor } = await family();
  await store.plans.start(parent.id, 'stem-blazers', 0);
  const second = await signedIn(api, 'tutor', { verified: true });
  const session = (await book(child, tutor, hoursAhead(30))).json();
  await book(child, second, hoursAhead(35));
  expect((await move(child, session.id, hoursAhead(35))).json().code).toBe('slot_taken');
  const crooked = new Date(Date.parse(hoursAhead(38)) + 600_000).toISOString();
  expect((await move(tutor, session.id, crooked)).json().code).toBe('slot_taken');
});

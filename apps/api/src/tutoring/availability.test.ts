import type { Availability } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const student = () => signedIn(api, 'student', { grade: '3rd' });
const tutorOf = () => signedIn(api, 'tutor', { verified: true });

/** Mondays 15:00 to 18:00 in New York. */
const HOURS: Availability = {
  timeZone: 'America/New_York',
  weekly: [{ day: 1, from: 900, to: 1080 }],
  exceptions: [],
  bufferMinutes: 10,
  noticeMinutes: 60,
  maxPerDay: 2,
};
const save = (tutor: Person, more: Partial<Availability> = {}) =>
  tutor.ask('POST', '/api/tutor/availability', { ...HOURS, ...more });
const slots = (who: Person, tutor: Person, query = '') =>
  who.ask('GET', `/api/tutoring/tutors/${tutor.id}/slots${query}`);
const book = (who: Person, tutor: Person, scheduledTime: string) =>
  who.ask('POST', '/api/tutoring/sessions', { tutorId: tutor.id, subject: 'math', scheduledTime });

// A Sunday evening in March, between the two Mondays on whose eve New York's clock changes.
api.setNow(new Date('2027-03-07T20:00:00Z'));

test('[P5.07] [P5.09] [P5.11] [P5.13] families see the tutor’s hours as free starts, right across the change of the clock', async () => {
  const [child, tutor] = [await student(), await tutorOf()];
  expect((await save(tutor)).json()).toEqual({ availability: HOURS, conflicts: [] });
  const { timeZone, starts } = (await slots(child, tutor, '?days=14')).json();
  expect(timeZone).toBe('America/New_York');
  expect(starts).toEqual(
    ['2027-03-08T20:00', '2027-03-08T20:30', '2027-03-08T21:00', '2027-03-08T21:30', '2027-03-08T22:00']
      .concat([
        '2027-03-15T19:00',
        '2027-03-15T19:30',
        '2027-03-15T20:00',
        '2027-03-15T20:30',
        '2027-03-15T21:00',
      ])
      .map((minute) => `${minute}:00.000Z`),
  );
});

test('[P5.08] [P5.12] what is booked is not free, with the buffer around it, and neither for a child who is busy elsewhere', async () => {
  const [child, other, tutor] = [await student(), await student(), await tutorOf()];
  await save(tutor);
  expect((await book(child, tutor, '2027-03-08T20:30:00Z')).statusCode).toBe(200);
  const times = async (who: Person) => (await slots(who, tutor, '?days=3')).json().starts;
  expect(await times(other)).toEqual(['2027-03-08T22:00:00.000Z']);
  expect((await book(other, tutor, '2027-03-08T21:30:00Z')).json().code).toBe('slot_taken');
  expect((await book(other, tutor, '2027-03-08T22:00:00Z')).statusCode).toBe(200);
  expect(await times(child)).toEqual([]);
  const second = await tutorOf();
  await save(second);
  expect((await slots(child, second, '?days=3')).json().starts).toEqual([
    '2027-03-08T21:30:00.000Z',
    '2027-03-08T22:00:00.000Z',
  ]);
});

test('[P5.09] no other time can be booked than one that was shown', async () => {
  const [child, tutor] = [await student(), await tutorOf()];
  await save(tutor);
  for (const time of [
    '2027-03-08T20:10:00Z',
    '2027-03-08T19:30:00Z',
    '2027-03-08T22:30:00Z',
    '2027-03-09T20:00:00Z',
  ])
    expect((await book(child, tutor, time)).json(), time).toMatchObject({ code: 'slot_taken' });
  expect((await slots(child, tutor, '?duration=50')).statusCode).toBe(400);
});

test('[P5.39] changed hours keep what is booked and list it as outside of them', async () => {
  const [child, tutor] = [await student(), await tutorOf()];
  await save(tutor);
  const { id } = (await book(child, tutor, '2027-03-08T20:00:00Z')).json();
  const dayOff = { exceptions: [{ date: '2027-03-08', ranges: [] }] };
  const outside = [{ id, start: '2027-03-08T20:00:00.000Z', end: '2027-03-08T21:00:00.000Z' }];
  expect((await save(tutor, dayOff)).json().conflicts).toEqual(outside);
  expect((await tutor.ask('GET', '/api/tutor/availability')).json().conflicts).toEqual(outside);
  expect((await slots(child, tutor, '?days=3')).json().starts).toEqual([]);
});

test('[P5.07] hours that cannot be are refused with their place, and the ones before stay', async () => {
  const tutor = await tutorOf();
  await save(tutor);
  const overlap = [
    { day: 1, from: 900, to: 1080 },
    { day: 1, from: 1020, to: 1140 },
  ];
  for (const wrong of [
    { timeZone: 'Mars/Olympus' },
    { weekly: overlap },
    { bufferMinutes: 7.5 },
    { maxPerDay: 0 },
  ])
    expect((await save(tutor, wrong)).json(), JSON.stringify(wrong)).toMatchObject({ code: 'invalid_input' });
  expect((await tutor.ask('GET', '/api/tutor/availability')).json().availability).toEqual(HOURS);
});

test('nobody but families and the tutor sees the free times, and of an unverified tutor nobody does', async () => {
  const [child, tutor, rival] = [await student(), await tutorOf(), await tutorOf()];
  const teacher = await signedIn(api, 'teacher');
  const unverified = await signedIn(api, 'tutor');
  expect((await slots(rival, tutor)).statusCode).toBe(404);
  expect((await slots(teacher, tutor)).statusCode).toBe(403);
  expect((await save(unverified)).statusCode).toBe(200);
  expect((await slots(child, unverified)).statusCode).toBe(404);
  expect((await slots(tutor, tutor)).statusCode).toBe(200);
  expect((await child.ask('GET', '/api/tutor/availability')).statusCode).toBe(403);
});

test('[P5.12] forty children book the same start at once: one gets it', async () => {
  const tutor = await tutorOf();
  await save(tutor);
  const children = await Promise.all(Array.from({ length: 40 }, student));
  const codes = await Promise.all(
    children.map(async (child) => (await book(child, tutor, '2027-03-08T20:00:00Z')).statusCode),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(39);
});

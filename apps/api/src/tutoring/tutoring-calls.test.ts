import { SUBJECTS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db } = api.services;
const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Maya' });
const tutor = await signedIn(api, 'tutor', { verified: true, firstName: 'Hana', email: 'hana@example.org' });
const keys = (value: object) => Object.keys(value).toSorted((one, other) => (one < other ? -1 : 1));
const words = (text: string) => text.split(' ').toSorted((one, other) => (one < other ? -1 : 1));
const ask = (body: object) => child.ask('POST', '/api/tutoring/requests', body);
const cards = async (who: Person): Promise<{ id: string }[]> =>
  (await who.ask('GET', '/api/tutoring/tutors')).json();
const firstStart = async (): Promise<string> =>
  (await child.ask('GET', `/api/tutoring/tutors/${tutor.id}/slots`)).json().starts[0];

test('[S7.40] [S3.53] [S3.55] [S3.56] [S3.57] [P9.11] the list of tutors has their cards, without the address', async () => {
  const card = (await cards(child)).find(({ id }) => id === tutor.id);
  expect(keys(card ?? {})).toEqual(
    words(
      'id name profileImage rating ratingCount totalSessions bio specialties hourlyRate availability isActive createdAt nextSlot timeZone',
    ),
  );
  expect(card).toMatchObject({ rating: 5, ratingCount: 0, specialties: ['Math'], hourlyRate: 2500 });
  expect(JSON.stringify(card)).not.toContain('hana@example.org');
});

test('[P1.10] [P1.11] [P1.12] who registers as a tutor is neither listed nor bookable before staff have verified them', async () => {
  const username = 'new-tutor';
  const registered = await askAnonymously(api, 'POST', '/api/register', {
    username,
    password: 'orbit lantern pickle 42',
    subscriptionPlanId: 'adventure-scholars-free',
    role: 'tutor',
  });
  expect(registered.statusCode).toBeLessThan(300);
  const { id, isVerified } = await db
    .selectFrom('users')
    .select(['id', 'isVerified'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  expect(isVerified).toBe(false);
  const body = { tutorId: id, subject: 'math', scheduledTime: await firstStart() };
  const listed = async () => (await cards(child)).some((card) => card.id === id);
  expect(await listed()).toBe(false);
  expect((await child.ask('POST', '/api/tutoring/sessions', body)).statusCode).toBe(404);
  await api.services.store.users.verifyTutor(username, new Date('2100-01-01'));
  expect(await listed()).toBe(true);
});

test('[S7.41] [S7.44] [S3.58] [S3.59] [S3.60] [S3.61] [S3.62] a request has its fields; topic and time are optional, it is pending and normal', async () => {
  const made = await ask({ subject: 'math', description: 'Fractions' });
  expect(made.json()).toMatchObject({
    studentId: child.id,
    subject: 'math',
    description: 'Fractions',
    topic: null,
    preferredTime: null,
    urgency: 'normal',
    status: 'pending',
    tutorId: null,
  });
  const preferredTime = '2027-05-01T15:00:00.000Z';
  const full = {
    subject: 'math',
    description: 'Fractions',
    topic: 'Halves',
    urgency: 'urgent',
    preferredTime,
  };
  expect((await ask(full)).json()).toMatchObject(full);
  const list = (await child.ask('GET', '/api/tutoring/requests')).json();
  expect(list.map(({ id }: { id: string }) => id)).toContain(made.json().id);
  expect(keys(list[0])).toEqual(expect.arrayContaining(['createdAt', 'updatedAt']));
});

test('[S5.10] [S5.11] [S5.12] [S5.13] [S9.10] a request needs one of the eight subjects and a description; the time is ISO', async () => {
  const other = await signedIn(api, 'student', { grade: '3rd' });
  const tries = [
    { description: 'Fractions' },
    { subject: 'latin', description: 'Fractions' },
    { subject: 'math' },
    { subject: 'math', description: '' },
    { subject: 'math', description: 'Fractions', preferredTime: 'tomorrow' },
  ];
  for (const body of tries)
    expect((await other.ask('POST', '/api/tutoring/requests', body)).statusCode, JSON.stringify(body)).toBe(
      400,
    );
  for (const subject of SUBJECTS) {
    const asker = await signedIn(api, 'student', { grade: '3rd' });
    const made = await asker.ask('POST', '/api/tutoring/requests', {
      subject,
      description: 'Help',
      topic: '',
    });
    expect(made.json()).toMatchObject({ subject, topic: null });
  }
});

test('[S7.42] [S7.45] [S7.46] [S3.63] [S3.64] [S3.65] [S3.66] [P5.13] a direct booking has the fields, sixty minutes and the server’s price in cents', async () => {
  const scheduledTime = await firstStart();
  const body = { requestId: null, tutorId: tutor.id, subject: 'math', scheduledTime };
  const changed = await child.ask('POST', '/api/tutoring/sessions', { ...body, totalCost: 1 });
  expect(changed.json()).toMatchObject({ code: 'price_changed', totalCost: 2500 });
  const session = (await child.ask('POST', '/api/tutoring/sessions', { ...body, totalCost: 2500 })).json();
  expect(session).toMatchObject({
    requestId: null,
    studentId: child.id,
    tutorId: tutor.id,
    scheduledTime,
    duration: 60,
    status: 'scheduled',
    totalCost: 2500,
    meetingLink: null,
    recordingUrl: null,
  });
  const [listed] = (await child.ask('GET', '/api/tutoring/sessions')).json();
  expect(listed).toMatchObject(session);
  expect(keys(session)).toEqual(
    expect.arrayContaining(
      words('notes studentRating tutorRating studentFeedback tutorFeedback startedAt completedAt createdAt'),
    ),
  );
});

test('[S7.43] [S7.47] [S3.67] [P5.20] the stats count what was held; a started session has our own room as its link', async () => {
  const [session] = (await child.ask('GET', '/api/tutoring/sessions')).json();
  api.setNow(new Date(session.scheduledTime));
  const started = await tutor.ask('POST', `/api/tutoring/sessions/${session.id}/start`);
  expect(started.json()).toMatchObject({
    status: 'in-progress',
    meetingLink: `/tutoring/room/${session.id}`,
  });
  await tutor.ask('POST', `/api/tutoring/sessions/${session.id}/end`);
  api.setNow(null);
  await child.ask('POST', `/api/tutoring/sessions/${session.id}/rating`, { rating: 4 });
  expect((await child.ask('GET', '/api/tutoring/stats')).json()).toEqual({
    totalSessions: 1,
    averageRating: 4,
    totalHours: 1,
    completedSessions: 1,
  });
});

import { afterDays } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { practiceRounds } from '../testing/practice-rounds.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db, store } = api.services;
const NOW = new Date('2027-03-10T12:00:00Z');
api.setNow(NOW);

async function people() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Maya' });
  const parent = await signedIn(api, 'parent');
  const tutor = await signedIn(api, 'tutor', { verified: true, firstName: 'Hana' });
  await store.family.link(child.id, parent.id, 'primary', 'active');
  return { child, parent, tutor };
}
type People = Awaited<ReturnType<typeof people>>;
const onSession = (who: Person, id: string, what: string, body: object = {}) =>
  who.ask('POST', `/api/tutoring/sessions/${id}/${what}`, body);
/** A session of so many days ago, in the state that it ended in. */
async function past(
  { child, tutor }: Pick<People, 'child' | 'tutor'>,
  days: number,
  status: 'completed' | 'cancelled' = 'completed',
  countsAsUsed = false,
): Promise<string> {
  const scheduledTime = afterDays(NOW, -days);
  const { id } = await store.tutoring.book({
    requestId: null,
    studentId: child.id,
    tutorId: tutor.id,
    subject: 'math',
    scheduledTime,
    endsAt: new Date(scheduledTime.getTime() + 3_600_000),
    duration: 60,
    totalCost: 2500,
  });
  const done = status === 'completed' ? { completedAt: scheduledTime } : {};
  await db
    .updateTable('tutoringSessions')
    .set({ status, countsAsUsed, ...done })
    .where('id', '=', id)
    .execute();
  return id;
}

test('[P5.38] earnings are summed by month of the tutor’s calendar: completed sessions and those that count as used', async () => {
  const all = await people();
  await db
    .updateTable('users')
    .set({ timezone: 'America/New_York' })
    .where('id', '=', all.tutor.id)
    .execute();
  await past(all, 2);
  await past(all, 3, 'cancelled', true);
  await past(all, 4, 'cancelled');
  // 1 March 02:00 in London is still February in New York.
  const late = await past(all, 20);
  await db
    .updateTable('tutoringSessions')
    .set({ scheduledTime: new Date('2027-03-01T02:00:00Z'), endsAt: new Date('2027-03-01T03:00:00Z') })
    .where('id', '=', late)
    .execute();
  await past(all, 500);
  const { months, all: whole } = (await all.tutor.ask('GET', '/api/tutor/earnings')).json();
  expect(months).toHaveLength(12);
  expect(months[0].month).toBe('2026-04');
  expect(months.slice(-2)).toEqual([
    { month: '2027-02', sessions: 1, cents: 2500 },
    { month: '2027-03', sessions: 2, cents: 5000 },
  ]);
  expect(whole).toEqual({ sessions: 4, cents: 10_000 });
  const stranger = await signedIn(api, 'tutor', { verified: true });
  expect((await stranger.ask('GET', '/api/tutor/earnings')).json().all).toEqual({ sessions: 0, cents: 0 });
});

test('[P5.34] [P5.36] a note names up to three skills of the session’s subject, and the guardian reads both', async () => {
  const all = await people();
  const id = await past(all, 1);
  const skills = (await all.tutor.ask('GET', `/api/tutoring/sessions/${id}/skills`)).json();
  expect(skills[0]).toMatchObject({ isOfGrade: true });
  expect(skills).toContainEqual(expect.objectContaining({ skill: 'math-fractions', name: 'Fractions' }));
  const note = (names: string[]) =>
    onSession(all.tutor, id, 'note', { note: 'Thirds are hers.', skills: names });
  const four = skills.slice(0, 4).map(({ skill }: { skill: string }) => skill);
  expect((await note(four)).statusCode).toBe(400);
  expect((await note(['science-planets'])).json()).toMatchObject({
    code: 'invalid_input',
    issues: [{ path: 'skills' }],
  });
  expect((await note(['math-fractions', 'math-fractions'])).json().skills).toEqual(['math-fractions']);
  const [read] = (await all.parent.ask('GET', '/api/tutoring/sessions')).json();
  expect(read).toMatchObject({ notes: 'Thirds are hers.', skills: ['math-fractions'] });
  const stranger = await signedIn(api, 'tutor', { verified: true });
  expect((await stranger.ask('GET', `/api/tutoring/sessions/${id}/skills`)).json()).toEqual([]);
  expect((await onSession(stranger, id, 'note', { note: 'Mine?' })).statusCode).toBe(404);
});

test('[P5.34] not even the database keeps four skills, or skills of a session that was not held', async () => {
  const all = await people();
  const [held, cancelled] = [await past(all, 1), await past(all, 2, 'cancelled')];
  const keep = (id: string, skills: string[]) =>
    db.updateTable('tutoringSessions').set({ skills }).where('id', '=', id).execute();
  await expect(keep(held, ['a', 'b', 'c', 'd'])).rejects.toThrow('skills');
  await expect(keep(cancelled, ['a'])).rejects.toThrow('skills_when_completed');
});

test('[P5.35] the skills of a note are in the child’s next round of practice, for two weeks', async () => {
  const all = await people();
  const { open, finish } = practiceRounds(api);
  const skillsOf = async () => {
    const round = await open(all.child);
    const kept = await db
      .selectFrom('practiceItems')
      .select('skill')
      .where('roundId', '=', round.id)
      .execute();
    await finish(all.child, round);
    return kept.map(({ skill }) => skill);
  };
  const id = await past(all, 1);
  await onSession(all.tutor, id, 'note', {
    note: 'More of these.',
    skills: ['math-area-volume', 'math-time'],
  });
  const named = await skillsOf();
  expect(named).toContain('math-area-volume');
  expect(named).toContain('math-time');
  expect(await store.tutorDesk.namedSkills(all.child.id, 'math', afterDays(NOW, -14))).toHaveLength(2);
  expect(await store.tutorDesk.namedSkills(all.child.id, 'math', NOW)).toEqual([]);
  expect(await store.tutorDesk.namedSkills(all.child.id, 'science', afterDays(NOW, -14))).toEqual([]);
});

test('[P5.17] only the tutor waives a late cancellation, once, and nobody pays for it then', async () => {
  const all = await people();
  const id = await past(all, 1, 'cancelled', true);
  expect((await onSession(all.parent, id, 'waive')).json().code).toBe('forbidden_role');
  const stranger = await signedIn(api, 'tutor', { verified: true });
  expect((await onSession(stranger, id, 'waive')).statusCode).toBe(404);
  expect((await onSession(all.tutor, id, 'waive')).json()).toMatchObject({
    status: 'cancelled',
    countsAsUsed: false,
  });
  expect((await onSession(all.tutor, id, 'waive')).json().code).toBe('wrong_state');
  expect((await all.tutor.ask('GET', '/api/tutor/earnings')).json().all.cents).toBe(0);
});

test('a tutor says who they are; contact data is refused at the field, and the price is what families see', async () => {
  const { child, tutor } = await people();
  const save = (body: object) =>
    tutor.ask('POST', '/api/tutor/profile', {
      bio: 'I love fractions.',
      specialties: ['math', 'science'],
      hourlyRate: 3000,
      ...body,
    });
  expect((await save({ bio: 'Call me at 555 123 4567.' })).json()).toMatchObject({
    code: 'invalid_input',
    issues: [{ path: 'bio' }],
  });
  expect((await save({ specialties: [] })).statusCode).toBe(400);
  expect((await save({})).json()).toEqual({
    bio: 'I love fractions.',
    specialties: ['Math', 'Science'],
    hourlyRate: 3000,
  });
  const cards: { id: string }[] = (await child.ask('GET', '/api/tutoring/tutors')).json();
  expect(cards.find(({ id }) => id === tutor.id)).toMatchObject({
    bio: 'I love fractions.',
    hourlyRate: 3000,
  });
});

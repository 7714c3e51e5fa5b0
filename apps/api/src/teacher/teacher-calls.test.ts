import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const DAY_MS = 86_400_000;
const BASE = '/api/teacher/progress';
const keys = (value: object) => Object.keys(value).sort();
const read = async (who: Person, path: string) => (await who.ask('GET', `${BASE}/${path}`)).json();

async function linked(firstName: string, parent: Person) {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName });
  await api.services.store.family.link(child.id, parent.id, 'primary', 'active');
  return child;
}

test('[S7.48] [S3.88] [S3.89] [P1.36] the overview of a child has the fields of the specification', async () => {
  const parent = await signedIn(api, 'parent');
  const child = await linked('Noor', parent);
  const overview = await read(parent, `overview?studentId=${child.id}`);
  expect(keys(overview)).toEqual(
    [
      'student totalPoints averageProgress totalLessonsCompleted totalLessonsAvailable totalAchievements',
      'totalSubjects subjects',
    ]
      .join(' ')
      .split(' ')
      .sort(),
  );
  expect(overview.student).toEqual({ name: 'Noor', grade: '3rd' });
  expect(overview.subjects).toHaveLength(8);
  for (const subject of overview.subjects)
    expect(keys(subject)).toEqual(
      'id displayName description color icon progress completedLessons totalLessons'.split(' ').sort(),
    );
});

test('[S3.88] [P1.40] without a linked child the student is null', async () => {
  expect(await read(await signedIn(api, 'teacher'), 'overview')).toMatchObject({
    student: null,
    subjects: [],
  });
});

test('[P1.37] a student gets their own data and nobody else’s', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Sol' });
  const other = await signedIn(api, 'student', { grade: '3rd' });
  expect((await read(child, 'overview')).student).toEqual({ name: 'Sol', grade: '3rd' });
  for (const path of ['overview', 'timeline', 'detailed/math'])
    expect((await child.ask('GET', `${BASE}/${path}?studentId=${other.id}`)).statusCode).toBe(404);
});

test('[P1.38] [P1.36] a parent gets the first child by name, and each by name of the id', async () => {
  const parent = await signedIn(api, 'parent');
  const zoe = await linked('Zoe', parent);
  await linked('Ann', parent);
  expect((await read(parent, 'overview')).student.name).toBe('Ann');
  expect((await read(parent, `overview?studentId=${zoe.id}`)).student.name).toBe('Zoe');
  expect((await read(parent, `detailed/math?studentId=${zoe.id}`)).student.name).toBe('Zoe');
});

test('[S7.49] [S3.90] [S9.23] the timeline: day 30 is in, day 31 is not', async () => {
  const parent = await signedIn(api, 'parent');
  const child = await linked('Ida', parent);
  const lessons = (await child.ask('GET', '/api/lessons?subject=math')).json();
  const now = Date.now();
  for (const [at, days] of [31, 30, 1].entries()) {
    // A minute on the side of each day that the window counts.
    api.setNow(new Date(now - days * DAY_MS + (days === 31 ? -60_000 : 60_000)));
    await child.ask('POST', `/api/lessons/${lessons[at].id}/complete`);
  }
  api.setNow(new Date(now));
  const reply = await read(parent, `timeline?studentId=${child.id}`);
  api.setNow(null);
  expect(keys(reply)).toEqual(['timeline', 'totalEvents']);
  expect(reply.totalEvents).toBe(2);
  expect(reply.timeline.map(({ title }: { title: string }) => title)).toEqual([
    lessons[2].title,
    lessons[1].title,
  ]);
  for (const entry of reply.timeline)
    expect(keys(entry)).toEqual(['date', 'difficulty', 'points', 'subject', 'title']);
});

test('[S7.50] [S3.91] [S3.92] one subject lesson by lesson, with real first tries as the score', async () => {
  const parent = await signedIn(api, 'parent');
  const child = await linked('Uma', parent);
  const [first] = (await child.ask('GET', '/api/lessons?subject=science')).json();
  await child.ask('POST', `/api/lessons/${first.id}/complete`, { score: 80 });
  const detail = await read(parent, `detailed/science?studentId=${child.id}`);
  expect(keys(detail)).toEqual(
    'subject student progress completedLessons totalLessons totalPointsEarned averageScore timeSpent lastActivity lessons'
      .split(' ')
      .sort(),
  );
  for (const lesson of detail.lessons)
    expect(keys(lesson)).toEqual(
      'id title completed completedAt difficulty points score status'.split(' ').sort(),
    );
  const score = detail.lessons[0].score;
  expect(detail).toMatchObject({ completedLessons: 1, averageScore: score, progress: 10 });
  expect(detail.lessons[1]).toMatchObject({
    completed: false,
    completedAt: null,
    score: null,
    status: 'not-started',
  });
});

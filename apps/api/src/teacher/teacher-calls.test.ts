import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const BASE = '/api/teacher/progress';
const keys = (value: object) => Object.keys(value).sort();
const read = async (who: Person, path: string) => (await who.ask('GET', `${BASE}/${path}`)).json();

async function linked(firstName: string, parent: Person) {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers', firstName });
  await api.services.store.family.link(child.id, parent.id, 'primary', 'active');
  return child;
}

/** Plays a lesson of a subject, the first one, with so many first tries right; gives back its title. */
async function playRight(child: Person, subject: string, right: number, lesson = 0): Promise<string> {
  const { id, title } = (await child.ask('GET', `/api/lessons?subject=${subject}`)).json()[lesson];
  const { activities } = (await api.services.store.lessons.byId(id, child.id))?.content ?? { activities: [] };
  for (const [at, { correct_answer, options }] of activities.entries()) {
    const option = at < right ? correct_answer : (correct_answer + 1) % options.length;
    await child.ask('POST', `/api/lessons/${id}/activities/${at}/answer`, { option, answerMs: 30_000 });
  }
  await child.ask('POST', `/api/lessons/${id}/complete`, {});
  return title;
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

test('[S3.88] [S3.89] the overview counts what the child has done', async () => {
  const parent = await signedIn(api, 'parent');
  const child = await linked('Rae', parent);
  const played = new Date(Date.now() - DAY_MS);
  api.setNow(played);
  await playRight(child, 'math', 5);
  await playRight(child, 'science', 3);
  api.setNow(null);
  const overview = await read(parent, 'overview');
  const lessons = { math: 10, science: 10 };
  expect(overview).toMatchObject({
    // Ten points a lesson; each is a tenth of one subject of eight.
    totalPoints: 20,
    averageProgress: (lessons.math + lessons.science) / 8,
    totalLessonsCompleted: 2,
    totalLessonsAvailable: 80,
    totalSubjects: 8,
  });
  const earned = await api.services.store.achievements.keys(child.id);
  expect([...earned].length).toBeGreaterThan(0);
  expect(overview.totalAchievements).toBe([...earned].length);
  const subject = (id: string) => overview.subjects.find((one: { id: string }) => one.id === id);
  for (const id of ['math', 'science'])
    expect(subject(id)).toMatchObject({
      progress: 10,
      completedLessons: 1,
      totalLessons: 10,
      lastActivity: expect.any(String),
    });
  expect(subject('history')).toMatchObject({ progress: 0, completedLessons: 0, totalLessons: 10 });
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

test('[P1.38] [P1.36] a parent gets the first child by name on all three calls, and each by its id', async () => {
  const parent = await signedIn(api, 'parent');
  const zoe = await linked('Zoe', parent);
  await linked('Yan', parent);
  await linked('Xia', parent);
  const ann = await linked('Ann', parent);
  const played = await playRight(ann, 'math', 5);
  const timeline = async (query: string) =>
    (await read(parent, `timeline${query}`)).timeline.map(({ title }: { title: string }) => title);
  expect([await timeline(''), await timeline(`?studentId=${ann.id}`)]).toEqual([[played], [played]]);
  expect(await timeline(`?studentId=${zoe.id}`)).toEqual([]);
  expect((await read(parent, 'detailed/math')).student.name).toBe('Ann');
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
  const first = await playRight(child, 'science', 3);
  const [, second] = (await child.ask('GET', '/api/lessons?subject=science')).json();
  await child.ask('POST', `/api/lessons/${second.id}/activities/0/answer`, { option: 0, answerMs: 60_000 });
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
  const [done, begun, untouched] = detail.lessons;
  const { content } = (await child.ask('GET', `/api/lessons/${done.id}`)).json();
  const score = Math.round((100 * 3) / content.activities.length);
  expect(detail).toMatchObject({
    student: { name: 'Uma', grade: '3rd' },
    completedLessons: 1,
    totalLessons: 10,
    totalPointsEarned: 10,
    averageScore: score,
    progress: 10,
    // Half a minute an activity, and one for the first of the next lesson.
    timeSpent: Math.round(content.activities.length / 2 + 1),
    lastActivity: expect.any(String),
  });
  expect(done).toMatchObject({ title: first, completed: true, score, status: 'completed' });
  expect(begun).toMatchObject({ completed: false, score: null, status: 'in-progress' });
  expect(untouched).toMatchObject({
    completed: false,
    completedAt: null,
    score: null,
    status: 'not-started',
  });
});

test('[S3.91] the average is of the finished lessons, each by its own first tries', async () => {
  const parent = await signedIn(api, 'parent');
  const child = await linked('Ora', parent);
  await playRight(child, 'math', 1);
  await playRight(child, 'math', 4, 1);
  const { averageScore, lessons } = await read(parent, 'detailed/math');
  const [one, two] = lessons.map(({ score }: { score: number | null }) => score);
  expect(one).toBeLessThan(two);
  expect(averageScore).toBe(Math.round((one + two) / 2));
});

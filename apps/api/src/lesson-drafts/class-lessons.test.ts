import { expect, test } from 'vitest';
import { classroom, type Classroom } from '../testing/classroom.ts';
import { publishedLesson } from '../testing/drafted-lesson.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const SECRET = 'Only For Room 12';
const status = async (who: Person, path: string) => (await who.ask('GET', path)).statusCode;
const listed = async (who: Person) => (await who.ask('GET', '/api/class-lessons')).json();
const ids = (lessons: readonly { id: string }[]) => lessons.map(({ id }) => id);

async function playAll(pupil: Person, lessonId: string) {
  for (const activity of [0, 1, 2])
    await pupil.ask('POST', `/api/lessons/${lessonId}/activities/${activity}/answer`, { option: 0 });
  return pupil.ask('POST', `/api/lessons/${lessonId}/complete`, {});
}
/** A class with a published lesson, and somebody of every role who has nothing to do with it. */
async function published() {
  const room = await classroom(api);
  const ana = await room.addPupil('Ana');
  const lessonId = await publishedLesson(room, SECRET);
  const other = await classroom(api, 'Room 13');
  const strangers = [
    other.teacher,
    await other.addPupil('Bo'),
    await signedIn(api, 'parent'),
    await signedIn(api, 'tutor', { verified: true }),
    await signedIn(api, 'student', { grade: '3rd' }),
  ];
  return { room, ana, lessonId, other, strangers };
}
/** Everything that these people can read, as one text. */
const readAll = async (who: Person, lessonId: string) => {
  const paths = [
    '/api/lessons?subject=math&grade=3rd',
    '/api/class-lessons',
    '/api/lesson-drafts',
    '/api/dashboard',
    '/api/progress',
    '/api/classes',
    '/api/achievements/shelf',
    '/api/teacher/progress/overview',
    '/api/teacher/progress/timeline',
    `/api/lessons/${lessonId}`,
    `/api/lessons/${lessonId}/play`,
  ];
  const replies = await Promise.all(paths.map((path) => who.ask('GET', path)));
  return replies.map(({ body }) => body).join('\n');
};

test('[P7.20] the pupils of the class list, play and complete it; the points are those of an easy lesson', async () => {
  const { ana, lessonId, room } = await published();
  expect(await listed(ana)).toMatchObject([
    { id: lessonId, title: SECRET, className: 'Room 12', completed: false },
  ]);
  expect(await status(room.teacher, `/api/lessons/${lessonId}/play`)).toBe(200);
  const done = await playAll(ana, lessonId);
  expect(done.json()).toMatchObject({ alreadyCompleted: false, pointsEarned: 10 });
  expect((await playAll(ana, lessonId)).json()).toMatchObject({ alreadyCompleted: true });
  expect(await listed(ana)).toMatchObject([{ id: lessonId, completed: true }]);
});

test('[P7.20] a stranger of any role gets the answer of a lesson that is not there, and reads of it nowhere', async () => {
  const { lessonId, strangers } = await published();
  for (const stranger of strangers) {
    const missing = lessonId.replace(/^class-.{8}/, 'class-00000000');
    for (const path of ['', '/play']) {
      const here = await stranger.ask('GET', `/api/lessons/${lessonId}${path}`);
      const nowhere = await stranger.ask('GET', `/api/lessons/${missing}${path}`);
      expect(here.statusCode).toBe(nowhere.statusCode);
      expect(here.json().code).toBe(nowhere.json().code);
      expect(here.statusCode).toBe(404);
    }
    const texts = await readAll(stranger, lessonId);
    expect(texts).not.toContain(SECRET);
    expect(texts).not.toContain(lessonId);
  }
});

test('[P7.20] a strange child can neither answer, step through nor complete it', async () => {
  const { lessonId, strangers } = await published();
  const child = strangers.at(-1);
  if (!child) throw new Error('no child');
  const { statusCode } = await child.ask('POST', `/api/lessons/${lessonId}/activities/0/answer`, {
    option: 0,
  });
  expect(statusCode).toBe(404);
  expect((await child.ask('POST', `/api/lessons/${lessonId}/step`, { step: 1 })).statusCode).toBe(404);
  expect((await child.ask('POST', `/api/lessons/${lessonId}/complete`, {})).statusCode).toBe(404);
});

test('[P7.20] it changes no total of the school: lists, counts and questions of games are as before', async () => {
  const room = await classroom(api);
  const ana = await room.addPupil('Ana');
  const school = async () => ({
    list: ids((await ana.ask('GET', '/api/lessons?subject=math&grade=3rd')).json()),
    totals: (await ana.ask('GET', '/api/progress'))
      .json()
      .map((one: { totalLessons: number }) => one.totalLessons),
    quiz: (await api.services.store.quizQuestions.ofLessons('math', '3rd')).length,
    stock: (await api.services.store.practiceStock.lessonItems(ana.id, 'math', '3rd', new Date())).length,
  });
  const before = await school();
  const lessonId = await publishedLesson(room, SECRET);
  await playAll(ana, lessonId);
  expect(await school()).toEqual(before);
  const [math] = (await ana.ask('GET', '/api/progress'))
    .json()
    .filter((one: { subjectId: string }) => one.subjectId === 'math');
  expect(math).toMatchObject({ completedLessons: 0, progress: 0 });
});

const leave = {
  'the child leaves': async (room: Classroom, pupil: Person) => pupil.ask('DELETE', `${room.url}/membership`),
  'the class is archived': async (room: Classroom) => room.teacher.ask('POST', `${room.url}/archive`),
};
test.each(Object.entries(leave))(
  '[P7.20] when %s, a completed lesson stays readable for the child and one that was begun does not',
  async (_what, end) => {
    const { room, ana, lessonId } = await published();
    const begun = await publishedLesson(room, 'Begun Only');
    await ana.ask('POST', `/api/lessons/${begun}/activities/0/answer`, { option: 0 });
    await playAll(ana, lessonId);
    await ana.ask('POST', `/api/lessons/${begun}/activities/1/answer`, { option: 0 });
    await end(room, ana);
    expect(await status(ana, `/api/lessons/${lessonId}/play`)).toBe(200);
    expect(await status(ana, `/api/lessons/${begun}/play`)).toBe(404);
    expect(await listed(ana)).toEqual([]);
    expect(JSON.stringify((await ana.ask('GET', '/api/dashboard')).json().lastLesson)).not.toContain(
      'Begun Only',
    );
    const due = await api.services.store.practiceStock.due(ana.id, null, '2999-01-01');
    expect(JSON.stringify(due)).not.toContain(begun);
  },
);

test('[P7.20] another teacher of the same child does not read its title; guardians and its own teacher do', async () => {
  const { room, ana, lessonId, other } = await published();
  await ana.ask('POST', '/api/classes/join', { code: other.code });
  for (const { membershipId } of (await other.teacher.ask('GET', other.url)).json().waiting)
    await other.teacher.ask('POST', `${other.url}/requests/${membershipId}`);
  const parent = await signedIn(api, 'parent');
  await api.services.store.family.link(ana.id, parent.id, 'primary', 'active');
  await ana.ask('POST', `/api/lessons/${lessonId}/activities/0/answer`, { option: 0 });
  const glance = async ({ id: classId, teacher }: Classroom) =>
    JSON.stringify(await api.services.store.classProgress.glance({ classId, teacherId: teacher.id }));
  expect(await glance(room)).toContain(SECRET);
  expect(await glance(other)).not.toContain(SECRET);
  await playAll(ana, lessonId);
  const timeline = async (who: Person) =>
    (await who.ask('GET', `/api/teacher/progress/timeline?studentId=${ana.id}`)).body;
  expect([await timeline(parent), await timeline(room.teacher)].map((text) => text.includes(SECRET))).toEqual(
    [true, true],
  );
  expect(await timeline(other.teacher)).not.toContain(SECRET);
  const items = async ({ teacher, url }: Classroom) =>
    (await teacher.ask('GET', `${url}/items?lessonId=${lessonId}`)).body;
  expect(await items(room)).toContain(SECRET);
  expect(await items(other)).not.toContain(SECRET);
});

test('[P7.20] it can be assigned to its class, and not to another class of the same teacher', async () => {
  const { room, ana, lessonId } = await published();
  const second = (await room.teacher.ask('POST', '/api/classes', { name: 'Room 14', grade: '3rd' })).json();
  const dueDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const give = async (classId: string) =>
    (
      await room.teacher.ask('POST', `/api/classes/${classId}/assignments`, {
        kind: 'lesson',
        lessonId,
        dueDay,
      })
    ).statusCode;
  expect([await give(room.id), await give(second.id)]).toEqual([200, 400]);
  const own = async () => (await ana.ask('GET', '/api/dashboard')).json().assignments;
  expect(await own()).toMatchObject([{ lessonId, title: SECRET, isDone: false }]);
  await playAll(ana, lessonId);
  expect(await own()).toMatchObject([{ lessonId, isDone: true }]);
});

test('[P7.20] a lesson taken back is gone for all but those who completed it; an import leaves class lessons alone', async () => {
  const { room, ana, lessonId } = await published();
  const bo = await room.addPupil('Bo');
  await playAll(ana, lessonId);
  const { loadLessons } = await import('@noodlenaut/content');
  const files = loadLessons()
    .slice(0, 1)
    .map((lesson) => ({ lesson, contentHash: 'same' }));
  const undone = new Error('undo');
  const seen: string[] = [];
  await api.services.store
    .transaction(async (store) => {
      await store.lessons.put(files);
      seen.push(...ids(await store.lessons.ofClasses(bo.id)));
      throw undone;
    })
    .catch((cause: unknown) => expect(cause).toBe(undone));
  expect(seen).toEqual([lessonId]);
  const [draft] = (await room.teacher.ask('GET', '/api/lesson-drafts')).json();
  expect(draft).toMatchObject({ lessonId, className: 'Room 12' });
  expect((await room.teacher.ask('DELETE', `/api/lesson-drafts/${draft.id}`)).statusCode).toBe(200);
  expect([await listed(bo), await status(bo, `/api/lessons/${lessonId}/play`)]).toEqual([[], 404]);
  expect(await status(ana, `/api/lessons/${lessonId}/play`)).toBe(200);
});

test('[P7.20] the helper neither searches its words nor keeps it as the open lesson of a child who has left', async () => {
  const room = await classroom(api);
  const ana = await room.addPupil('Ana');
  const lessonId = await publishedLesson(room, 'Zorblaxian Groups');
  const { store, db } = api.services;
  await store.library.fill();
  const passages = db.selectFrom('libraryPassages').select('kind').where('lessonId', '=', lessonId);
  const words = db.selectFrom('libraryWords').select('word').where('word', 'like', 'zorblax%');
  expect([await passages.execute(), await words.execute()]).toEqual([[], []]);
  await ana.ask('POST', `/api/lessons/${lessonId}/activities/0/answer`, { option: 0 });
  const open = async () => (await store.chatContext.read(ana.id, new Date()))?.lesson?.lessonId ?? null;
  expect(await open()).toBe(lessonId);
  await ana.ask('DELETE', `${room.url}/membership`);
  expect(await open()).toBeNull();
});

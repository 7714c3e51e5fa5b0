import { buildApp, createServices, issueSession, readEnv } from '@noodlenaut/api/bench';
import { ATTEMPTS_EACH, CLASS_PREFIX, fillSchool } from './fill-school.ts';

export const PUPILS = 35;
/** The session's own statement is not the read's. */
const SESSION = 1;

export interface Answer {
  readonly ms: number;
  readonly statements: number;
  readonly bytes: number;
}

/** The real api over a school: one class of 35, and so many attempts of others. */
export async function openSchool(url: string, others: number) {
  const env = readEnv({
    NODE_ENV: 'production',
    DATABASE_URL: url,
    RATE_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'silent',
    PORT: '0',
  });
  let statements = 0;
  const services = await createServices(env, () => {}, { onQuery: () => (statements += 1) });
  const { db, store } = services;
  const app = await buildApp(services);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { id: teacherId } = await store.users.create({
    username: 'bench-teacher',
    passwordHash: null,
    email: null,
    firstName: 'Bench',
    lastName: null,
    role: 'teacher',
  });
  await store.users.approveTeacher('bench-teacher');
  const { cookieToken } = await issueSession(store, { id: teacherId, role: 'teacher' }, 'bench', 'password');
  const { id: classId } = await store.classes.create({
    teacherId,
    name: 'Room 12',
    grade: '3rd',
    code: 'ZZZZZZ',
  });
  await fillSchool(db, CLASS_PREFIX, PUPILS);
  const pupils = await db
    .selectFrom('users')
    .select('id')
    .where('username', 'like', `${CLASS_PREFIX}-%`)
    .execute();
  const childIds = pupils.map(({ id }) => id);
  await store.classMembers.add(classId, childIds);
  const day = new Date().toISOString().slice(0, 10);
  const given = {
    classId,
    madeBy: teacherId,
    subjectId: 'math',
    lessonId: null,
    dueDay: day,
    isForAll: true,
  } as const;
  for (const kind of ['practice', 'quiz'] as const) await store.assignments.give({ ...given, kind });
  await fillSchool(db, 'other', Math.ceil(others / ATTEMPTS_EACH));
  return {
    url,
    classId,
    teacherId,
    childId: childIds[0] ?? '',
    /** One request, timed to the whole answer. */
    ask: async (path: string): Promise<Answer> => {
      statements = 0;
      const begun = performance.now();
      const answer = await fetch(origin + path, { headers: { cookie: `sessionId=${cookieToken}` } });
      const body = await answer.text();
      const ms = performance.now() - begun;
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${body}`);
      return { ms, statements: statements - SESSION, bytes: body.length };
    },
    attempts: async (): Promise<number> => {
      const { n } = await db
        .selectFrom('lessonAttempts')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    },
    stop: async () => {
      await app.close();
      await services.stop();
    },
  };
}
export type School = Awaited<ReturnType<typeof openSchool>>;

import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@noodlenaut/domain';
import type { Grade } from '@noodlenaut/domain';
import { type Account, ask, askAs, newAccount } from './accounts.ts';

export interface Classroom {
  readonly teacher: Account;
  readonly id: string;
  readonly pupil: (name: string) => Account;
}

/** A class as people make one: a code, pupils who type it, and the teacher's yes. */
export async function newClassroom(names: readonly string[] = [], grade: Grade = '3rd'): Promise<Classroom> {
  const teacher = await newAccount({ role: 'teacher' });
  const made = fieldsOf(await ask('POST', '/api/classes', teacher.sessionId, { name: 'Room 12', grade }));
  const url = `/api/classes/${String(made['id'])}`;
  const pupils = new Map<string, Account>();
  for (const firstName of names) pupils.set(firstName, await newAccount({ grade, firstName }));
  for (const { sessionId } of pupils.values())
    await ask('POST', '/api/classes/join', sessionId, { code: made['code'] });
  const { waiting } = fieldsOf(await ask('GET', url, teacher.sessionId));
  for (const one of Array.isArray(waiting) ? waiting : [])
    await askAs(teacher, 'POST', `${url}/requests/${String(fieldsOf(one)['membershipId'])}`);
  const pupil = (name: string): Account => {
    const found = pupils.get(name);
    if (found === undefined) throw new Error(`There is no pupil ${name}`);
    return found;
  };
  return { teacher, id: String(made['id']), pupil };
}

const fieldsOf = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(value ?? {}));

/** Gives the whole class something to do within three days. */
export async function give({ teacher, id }: Classroom, wish: object): Promise<void> {
  await ask('POST', `/api/classes/${id}/assignments`, teacher.sessionId, { ...wish, dueDay: dueDay() });
}

/** Gives the whole class a quiz of five questions as homework, within three days. */
export async function giveHomework(
  { teacher, id }: Classroom,
  grade: Grade = '3rd',
): Promise<{ assignmentId: string }> {
  const wish = { wishKey: randomUUID(), subject: 'math', grade, questionCount: 5, dueDay: dueDay() };
  const made = fieldsOf(await ask('POST', `/api/classes/${id}/quizzes`, teacher.sessionId, wish));
  return { assignmentId: String(made['assignmentId']) };
}

const dueDay = (): string => new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);

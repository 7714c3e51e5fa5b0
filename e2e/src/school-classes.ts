import { type Account, ask, askAs, newAccount } from './accounts.ts';
import { textOf } from './text-of.ts';

/** A teacher with a class of two pupils, and Mia who waits for a yes. */
export async function newClass(): Promise<{
  teacher: Account;
  child: Account;
  classId: string;
  code: string;
}> {
  const teacher = await newAccount({ role: 'teacher', firstName: 'Ms. Okafor' });
  const made = await ask('POST', '/api/classes', teacher.sessionId, { name: 'Room 12', grade: '2nd' });
  const [classId, code] = [textOf(made, 'id'), textOf(made, 'code')];
  await askAs(teacher, 'POST', `/api/classes/${classId}/pupils`, { text: 'Amara\nBen, 3rd' });
  const child = await newAccount({ grade: '2nd', firstName: 'Mia' });
  await ask('POST', '/api/classes/join', child.sessionId, { code });
  return { teacher, child, classId, code };
}

import type { Grade, PlanId } from '@noodlenaut/domain';
import { type Account, ask, askAs, newAccount } from './accounts.ts';
import { FIRST_LESSON, SECOND_LESSON } from './lesson-key.ts';
import { newClassroom } from './classroom.ts';
import { textOf } from './text-of.ts';

/** A child and a parent, linked as people do it: a code, and the child's yes. */
export async function newLinkedFamily(
  grade: Grade = '3rd',
  plan?: PlanId,
): Promise<{ child: Account; parent: Account }> {
  const wish = plan === undefined ? {} : { plan };
  const child = await newAccount({ grade, firstName: 'Noor', ...wish });
  const parent = await newAccount({ role: 'parent', firstName: 'Ana', ...wish });
  const code = textOf(await askAs(child, 'POST', '/api/family/code', {}), 'code');
  const linkId = textOf(await askAs(parent, 'POST', '/api/family/links', { code }), 'linkId');
  await askAs(child, 'POST', `/api/family/links/${linkId}/confirm`, {});
  return { child, parent };
}

const STEPS = [
  { kind: 'lesson', lessonId: FIRST_LESSON },
  { kind: 'practice', subjectId: 'science', grade: '2nd' },
  { kind: 'lesson', lessonId: SECOND_LESSON },
  { kind: 'practice', subjectId: 'history', grade: '3rd' },
  { kind: 'practice', subjectId: 'english', grade: '3rd' },
  { kind: 'lesson', lessonId: 'science-5th-01-air-you-can-weigh' },
  { kind: 'practice', subjectId: 'math', grade: '4th' },
] as const;

/** A family with a path of seven steps, of which the child has done the first. */
export async function newPathFamily(grade: Grade = '3rd'): Promise<{ child: Account; parent: Account }> {
  const family = await newLinkedFamily(grade);
  const { child, parent } = family;
  const path = { childId: child.id, title: 'Ready for 4th grade', steps: STEPS };
  await ask('POST', '/api/paths', parent.sessionId, path);
  await ask('POST', `/api/lessons/${FIRST_LESSON}/complete`, child.sessionId, {});
  return family;
}

/** A teacher whose class of two follows a path; one pupil has done a step. */
export async function newPathTeacher(): Promise<Account> {
  const { teacher, id, pupil } = await newClassroom(['Noor', 'Bo']);
  const path = { classId: id, title: 'Until the holidays', steps: STEPS };
  await ask('POST', '/api/paths', teacher.sessionId, path);
  await ask('POST', `/api/lessons/${FIRST_LESSON}/complete`, pupil('Noor').sessionId, {});
  return teacher;
}

import type { PlanId } from '@noodlenaut/domain';
import { signedIn, type Person } from './people.ts';
import type { TestApi } from './test-api.ts';

export const FIRST = { kind: 'lesson', lessonId: 'math-3rd-01-legs-wings-wheels' } as const;
export const SECOND = { kind: 'lesson', lessonId: 'science-5th-01-air-you-can-weigh' } as const;
export const ROUND = { kind: 'practice', subjectId: 'math', grade: '2nd' } as const;

/** A child with a guardian whose plan includes learning paths. */
export async function pathFamily(api: TestApi, plan: PlanId = 'bright-future-brigade') {
  const guardian = await signedIn(api, 'parent', { firstName: 'Ana', plan });
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Leo' });
  await api.services.store.family.link(child.id, guardian.id, 'primary', 'active');
  return { guardian, child };
}

export const makePath = (adult: Person, whom: object, steps: readonly object[] = [FIRST], title = 'Summer') =>
  adult.ask('POST', '/api/paths', { ...whom, title, steps });
export const myPaths = async (child: Person) => (await child.ask('GET', '/api/paths/mine')).json();
export const pathsOf = async (guardian: Person, child: Person) =>
  (await guardian.ask('GET', `/api/family/children/${child.id}/paths`)).json();

import { randomInt } from 'node:crypto';
import { roomCode } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store, views } = api.services;

async function family() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' });
  const mother = await signedIn(api, 'parent', { firstName: 'Ana' });
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const teacher = await signedIn(api, 'teacher', { firstName: 'Luis' });
  const { id } = await store.family.createClass(
    teacher.id,
    'Room 12',
    roomCode((sides) => randomInt(sides)),
  );
  await store.family.addPupil(id, child.id);
  return { child, mother, teacher, url: `/api/family/children/${child.id}/views` };
}

test('a guardian reads who looked at the child, how often and when; looks of one day are one line', async () => {
  const { child, mother, teacher, url } = await family();
  const path = `/api/teacher/progress/overview?studentId=${child.id}`;
  for (const _ of [1, 2]) expect((await teacher.ask('GET', path)).statusCode).toBe(200);
  await views.flush();
  await teacher.ask('GET', `/api/progress?studentId=${child.id}`);
  await mother.ask('GET', '/api/teacher/progress/timeline');
  await views.flush();
  const seen = (await mother.ask('GET', url)).json();
  expect(seen).toHaveLength(2);
  expect(seen).toContainEqual({
    name: 'Luis',
    kind: 'teacher',
    isMe: false,
    views: 3,
    lastAt: expect.any(String),
  });
  expect(seen).toContainEqual(expect.objectContaining({ name: 'Ana', isMe: true, views: 1 }));
});

test('who was refused did not look, a child who looks at itself neither, and the list is for guardians only', async () => {
  const { child, mother, teacher, url } = await family();
  const stranger = await signedIn(api, 'parent');
  const path = `/api/teacher/progress/overview?studentId=${child.id}`;
  expect((await stranger.ask('GET', path)).statusCode).toBe(404);
  expect((await child.ask('GET', path)).statusCode).toBe(200);
  await views.flush();
  expect((await mother.ask('GET', url)).json()).toEqual([]);
  for (const [who, status] of [
    [stranger, 404],
    [teacher, 403],
    [child, 403],
  ] as const)
    expect((await who.ask('GET', url)).statusCode).toBe(status);
});

test('an account erased before the bundle is written does not stop it', async () => {
  const { child, mother, teacher, url } = await family();
  const path = `/api/teacher/progress/overview?studentId=${child.id}`;
  await teacher.ask('GET', path);
  await mother.ask('GET', path);
  await api.services.db.deleteFrom('users').where('id', '=', teacher.id).execute();
  await views.flush();
  expect((await mother.ask('GET', url)).json()).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { FIRST, makePath, myPaths, pathFamily, SECOND } from '../testing/path-family.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const school = await startTestApi({ env: { SCHOOL: 'true' } });
const open = await startTestApi({ env: { PLANS: 'off' } });
const FREE = 'adventure-scholars-free';

test('[P6.07] [P6.12] the refusal says what is limited and which plan lifts it', async () => {
  const { guardian, child } = await pathFamily(api, FREE);
  expect((await makePath(guardian, { childId: child.id })).json()).toMatchObject({
    code: 'plan_limit',
    what: 'custom-curriculum',
    liftedBy: 'bright-future-brigade',
  });
});

test('[P6.07] a school’s teachers make paths without a plan of their own, its parents do not', async () => {
  const room = await classroom(school);
  expect((await makePath(room.teacher, { classId: room.id })).statusCode).toBe(200);
  const { guardian, child } = await pathFamily(school, FREE);
  expect((await makePath(guardian, { childId: child.id })).json().code).toBe('plan_limit');
  const other = await classroom(api);
  expect((await makePath(other.teacher, { classId: other.id })).json().code).toBe('plan_limit');
});

test('[P6.07] with plans off everybody makes paths', async () => {
  const { guardian, child } = await pathFamily(open, FREE);
  expect((await makePath(guardian, { childId: child.id })).statusCode).toBe(200);
});

test('[P6.13] [P6.31] a step of a locked subject stays in the path; a lesson of the class’s path is open to its pupils', async () => {
  const { guardian, child } = await pathFamily(api);
  await makePath(guardian, { childId: child.id }, [SECOND]);
  await api.services.db.deleteFrom('userSubscriptions').where('userId', '=', guardian.id).execute();
  expect((await myPaths(child))[0]).toMatchObject({ isOfClass: false, steps: [{ subject: 'science' }] });
  const play = (who: typeof child) => who.ask('GET', `/api/lessons/${SECOND.lessonId}/play`);
  expect((await play(child)).json().code).toBe('plan_limit');

  const room = await classroom(api);
  await api.services.store.plans.start(room.teacher.id, 'stem-blazers', 0);
  const [pupil, outsider] = [await room.addPupil('Bo'), await room.addPupil('Cleo')];
  const { id } = (await makePath(room.teacher, { classId: room.id }, [SECOND, FIRST])).json();
  expect((await myPaths(pupil))[0]).toMatchObject({ isOfClass: true });
  expect((await play(pupil)).statusCode).toBe(200);
  await room.teacher.ask('POST', `/api/paths/${id}/archive`, { isArchived: true });
  expect((await play(outsider)).json().code).toBe('plan_limit');
});

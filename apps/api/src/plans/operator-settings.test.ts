import { SUBJECTS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const [off, school] = [
  await startTestApi({ env: { PLANS: 'off' } }),
  await startTestApi({ env: { SCHOOL: '1' } }),
];
const openTo = async (child: Person) => (await child.ask('GET', '/api/user')).json().entitlements;

test('PLANS=off: everything is open to everybody and no plan is named', async () => {
  const child = await signedIn(off, 'student', { grade: '3rd' });
  expect(await openTo(child)).toMatchObject({
    planId: null,
    subjects: SUBJECTS.toSorted((one, other) => SUBJECTS.indexOf(one) - SUBJECTS.indexOf(other)),
    tutoringSessionsAMonth: null,
    hasCustomCurriculum: true,
  });
  expect((await child.ask('POST', '/api/practice/robotics/rounds', {})).statusCode).toBe(200);
});

test('[P6.10] SCHOOL=1: pupils of a class have all subjects, while they are in it; other children have their plan', async () => {
  const room = await classroom(school);
  const pupil = await room.addPupil('Mia');
  expect((await openTo(pupil)).subjects).toHaveLength(SUBJECTS.length);
  expect((await pupil.ask('POST', '/api/practice/robotics/rounds', {})).statusCode).toBe(200);
  expect((await openTo(await signedIn(school, 'student', { grade: '3rd' }))).subjects).toHaveLength(3);
  await school.services.db
    .updateTable('classes')
    .set({ archivedAt: new Date() })
    .where('id', '=', room.id)
    .execute();
  expect((await openTo(pupil)).subjects).toHaveLength(3);
});

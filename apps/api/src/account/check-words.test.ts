import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const UNKIND = 'Stupid idiot';

test('one list of words holds for nicknames, class names and messages to tutors', async () => {
  const parent = await signedIn(api, 'parent');
  const child = await parent.ask('POST', '/api/family/children', { nickname: UNKIND, grade: '3rd' });
  const room = await classroom(api);
  const renamed = await room.teacher.ask('PATCH', room.url, { name: UNKIND });
  const named = await room.teacher.ask('POST', '/api/classes', { name: UNKIND, grade: '3rd' });
  const preview = await room.teacher.ask('POST', `${room.url}/pupils/preview`, { text: `Amara\n${UNKIND}` });
  const student = await signedIn(api, 'student', { grade: '3rd' });
  const asked = await student.ask('POST', '/api/tutoring/requests', {
    subject: 'math',
    description: 'call me at 212-555-0188',
  });
  expect(
    [child, renamed, named, asked].map(({ statusCode, body }) => [statusCode, JSON.parse(body).code]),
  ).toEqual(Array.from({ length: 4 }, () => [400, 'invalid_input']));
  expect(preview.json()).toMatchObject({ rows: [{ nickname: 'Amara' }], errors: [{ line: 2 }] });
});

import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (text) => statements.push(text) });
const LESSON = 'math-3rd-01-legs-wings-wheels';

/** Plays a lesson with so many wrong first answers and finishes it; gives back how many activities it has. */
async function play(child: Person, wrong: number, lesson = LESSON): Promise<number> {
  const { content } = (await child.ask('GET', `/api/lessons/${lesson}`)).json();
  for (const [at, activity] of content.activities.entries()) {
    const right: number = activity.correct_answer;
    const option = at < wrong ? (right + 1) % activity.options.length : right;
    await child.ask('POST', `/api/lessons/${lesson}/activities/${at}/answer`, { option, answerMs: 60_000 });
  }
  await child.ask('POST', `/api/lessons/${lesson}/complete`, {});
  return content.activities.length;
}
const analytics = async (who: Person, query = '') =>
  (await who.ask('GET', `/api/teacher/progress/analytics${query}`)).json();

test('[P3.22] real accuracy and time on task of a child, as its parent sees them', async () => {
  const [child, mother] = [
    await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' }),
    await signedIn(api, 'parent'),
  ];
  await api.services.store.family.link(child.id, mother.id, 'primary', 'active');
  const activities = await play(child, 2);
  const read = await analytics(mother, `?studentId=${child.id}`);
  expect(read.accuracy).toEqual({ right: activities - 2, answers: activities });
  expect(read.timeOnTaskMinutes).toBe(activities);
  expect(read.skills).toEqual([
    {
      skill: 'math-multiplication',
      name: 'Multiplication',
      subject: 'math',
      displayName: 'Math',
      right: activities - 2,
      answers: activities,
    },
  ]);
  expect(read.days.at(-1).count).toBe(1);
  expect(read.weeks).toEqual([{ subject: 'math', displayName: 'Math', percents: [0, 0, 0, 0, 0, 0, 0, 10] }]);
  expect(await analytics(child)).toEqual(read);
});

test('[P9.08] the sentences are about what was played, the next lesson is the first not done', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const answers = await play(child, 99);
  const first = (await analytics(child)).insights;
  // A finished lesson is no sign of having understood more.
  expect(first).toEqual([
    { kind: 'hard', text: `Math is hard at the moment: 0 of ${answers} answers right on the first try.` },
    { kind: 'next', text: expect.any(String) },
  ]);
  await api.services.db
    .updateTable('lessonAttempts')
    .set({ answeredAt: new Date(Date.now() - 20 * DAY_MS) })
    .where('userId', '=', child.id)
    .execute();
  const titles = (await child.ask('GET', '/api/lessons?subject=math')).json();
  await play(child, 0, titles[1].id);
  const { insights } = await analytics(child);
  expect(insights).toContainEqual({
    kind: 'improved',
    text: 'Math improved most: from 0% to 100% right on the first try.',
  });
  expect(insights).toContainEqual({
    kind: 'next',
    text: `A good next lesson: “${titles[2].title}” in Math.`,
  });
});

test('[P1.40] [P9.08] a fresh learner, and a parent without a child, have zeros and no sentence', async () => {
  for (const who of [await signedIn(api, 'student', { grade: '1st' }), await signedIn(api, 'parent')]) {
    const read = await analytics(who);
    expect(read).toMatchObject({ accuracy: { right: 0, answers: 0 }, weeks: [], skills: [], insights: [] });
    expect([read.days.length, read.weekEnds.length]).toEqual([14, 8]);
  }
});

test('[P1.39] a stranger asks for a child and gets what nobody gets', async () => {
  const child = await signedIn(api, 'student');
  for (const role of ['parent', 'teacher', 'student'] as const) {
    const stranger = await signedIn(api, role);
    const reply = await stranger.ask('GET', `/api/teacher/progress/analytics?studentId=${child.id}`);
    expect(reply.statusCode).toBe(404);
  }
});

test('the analytics cost one statement beside the session’s', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  statements.length = 0;
  await analytics(child);
  expect(statements).toHaveLength(2);
});

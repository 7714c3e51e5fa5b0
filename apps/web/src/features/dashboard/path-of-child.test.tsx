import { entitlements, FREE_PLAN_ID } from '@noodlenaut/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '../../lib/api/replies.ts';
import { axeViolations } from '../../testing/axe-violations.ts';
import { myPath, myStep, type MyPath } from '../../testing/paths.ts';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, shelfOf } from '../../testing/school.ts';
import { serve } from '../../testing/serve.ts';

async function open(paths: MyPath[] | null, grade: 'k' | '3rd' = '3rd', more: Partial<User> = {}) {
  const start = signedInAs('student', { grade, ...more });
  const seen = serve({
    'progress.dashboard': { ...dashboardOf(start.user), hasPath: paths !== null },
    'achievements.shelf': shelfOf(),
    ...(paths && { 'paths.mine': paths }),
  });
  const app = renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  return { ...app, seen };
}
const panel = async () => within(await screen.findByRole('region', { name: 'Your path' }));
const PRACTICE = myStep(2, {
  kind: 'practice',
  subject: 'science',
  grade: '5th',
  lessonId: null,
  title: null,
});

test('[P6.07] the next step of the path is one big thing to press, above the tiles, with how far it is', async () => {
  await open([myPath([myStep(1, { isDone: true }), myStep(3, { dueDay: '2026-11-27' }), PRACTICE])]);
  const region = await panel();
  const [link, ...others] = region.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('/lesson/math-3rd-03-test');
  expect(link?.textContent).toBe('Lesson 3 titleMath · 3rd grade · until Nov 27Let’s go');
  expect(region.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 3');
  expect(screen.getByRole('region', { name: 'Your path' }).nextElementSibling).toBe(
    screen.getByRole('region', { name: 'What to do now' }),
  );
});

test('[P6.07] the steps after it are a trail, at most four, and it says how many more', async () => {
  await open([myPath([1, 2, 3, 4, 5, 6, 7].map((number) => myStep(number)))]);
  const trail = within((await panel()).getByRole('list', { name: 'After that' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lesson 2 title',
    'Lesson 3 title',
    'Lesson 4 title',
    'Lesson 5 title',
    'and 2 more',
  ]);
});

test('practice of a path is done in the grade that the path says', async () => {
  await open([myPath([PRACTICE])]);
  expect((await panel()).getByRole('link').getAttribute('href')).toBe('/practice/science?grade=5th');
});

test('without a path nothing is shown, and nothing is asked', async () => {
  const { seen } = await open(null);
  expect(screen.queryByRole('region', { name: 'Your path' })).toBeNull();
  expect(seen.filter(({ call }) => call === 'paths.mine')).toEqual([]);
});

test('a finished path praises, and has nothing to press', async () => {
  await open([myPath([myStep(1, { isDone: true }), myStep(2, { isDone: true })])]);
  const region = await panel();
  expect(region.getByText('You did it! All 2 steps are done.')).toBeTruthy();
  expect(region.queryByRole('link')).toBeNull();
});

test('of two paths the one with something to do comes first, and the other can be chosen', async () => {
  const { person } = await open([
    myPath([myStep(1, { isDone: true })], { id: myStep(91).id, title: 'Old' }),
    myPath([myStep(2)], { title: 'New', from: 'Room 12' }),
    myPath([myStep(3)], { id: myStep(92).id, title: 'Third' }),
  ]);
  const region = await panel();
  expect(region.getByText('New · from Room 12')).toBeTruthy();
  await person.click(region.getByRole('radio', { name: 'Third' }));
  expect(region.getByRole('link').getAttribute('href')).toBe('/lesson/math-3rd-03-test');
});

test('[P6.13] a step of a locked subject has a padlock and says whom to ask; a lesson of the class is open', async () => {
  const free = { own: FREE_PLAN_ID, ofGuardians: [], isSchoolPupil: false, arePlansOn: true };
  const entitled = { entitlements: { ...entitlements(free), subjects: ['science' as const] } };
  const first = await open([myPath([myStep(1)])], '3rd', entitled);
  expect((await panel()).getByRole('link').textContent).toContain('Ask your grown-up');
  first.unmount();
  await open([myPath([myStep(1)], { isOfClass: true })], '3rd', entitled);
  expect((await panel()).getByRole('link').textContent).toContain('Let’s go');
});

test('in kindergarten it is a picture and a name, and can be heard', async () => {
  const { said } = recordVoice();
  const { person } = await open([myPath([myStep(1), myStep(2)])], 'k');
  const region = await panel();
  expect(region.getByRole('link').textContent).toBe('Lesson 1 titleLet’s go');
  await person.click(region.getByRole('button', { name: 'Read aloud: Lesson 1 title' }));
  expect(said.map(({ text }) => text)).toContain('Next: Lesson 1 title.');
});

test.each(['k', '3rd'] as const)('in %s it has no axe violation', async (grade) => {
  await open([myPath([myStep(1), PRACTICE, myStep(3)]), myPath([myStep(4)], { id: myStep(93).id })], grade);
  await panel();
  expect(await axeViolations()).toEqual([]);
});

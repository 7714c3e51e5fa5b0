import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { CLASS, taughtClassOf } from '../../testing/class.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refuse, serve, type Answer } from '../../testing/serve.ts';
import { CHILD, OTHER_CHILD } from '../../testing/teacher.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const MAYA = { id: CHILD, name: 'Maya' };
const LEO = { id: OTHER_CHILD, name: 'Leo' };
const ITEM: Outputs['classes']['items']['items'][number] = {
  lessonId: 'math-3rd-01-test',
  lessonTitle: 'Legs and wings',
  activity: 0,
  subject: 'math',
  grade: '3rd',
  isQuizzable: true,
  illustration: null,
  question: 'Which multiplication fits?',
  options: [
    { text: '6 × 8', count: 7, isRight: true, reason: null, pupils: [MAYA] },
    { text: '8 × 8', count: 4, isRight: false, reason: 'Look again at the rows.', pupils: [LEO] },
    { text: '6 + 8', count: 1, isRight: false, reason: 'This adds.', pupils: [] },
  ],
  answers: 12,
  right: 7,
  mistake: { text: '8 × 8', count: 4, reason: 'Look again at the rows.' },
};
async function open(
  search: Readonly<Record<string, string>>,
  reply: Answer<'classes.items'> = { name: 'Room 12', items: [ITEM] },
) {
  serve({
    'classes.get': whenAsked<'classes.get'>({ classId: CLASS }, taughtClassOf()),
    'classes.items': whenAsked<'classes.items'>({ classId: CLASS, ...search }, reply),
  });
  renderApp(`/classes/${CLASS}/items?${new URLSearchParams(search)}`, signedInAs('teacher'));
  await screen.findByRole('heading', { level: 1 });
}

test('each option has its count; the right one and the common mistake say so, with what is behind it', async () => {
  await open({ skill: 'math-multiplication' });
  expect(screen.getByRole('heading', { level: 1, name: 'Multiplication' })).toBeTruthy();
  expect(screen.getByText(/First tries of the whole class/)).toBeTruthy();
  const card = within(screen.getByRole('region', { name: 'Which multiplication fits?' }));
  const options = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(options).toEqual([
    '6 × 8Right7 of 12 chose thisChosen by Maya',
    '8 × 8Common mistake4 of 12 chose thisChosen by Leo',
    '6 + 81 of 12 chose this',
  ]);
  expect(card.getByText('Behind “8 × 8”:').closest('p')?.textContent).toContain('Look again at the rows.');
  expect(card.getByText('7 of 12 right')).toBeTruthy();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Room 12' });
  expect(back.getAttribute('href')).toBe(`/classes/${CLASS}`);
});

test('practice of the skill goes to who finds it hard, or to the pupil that is looked at', async () => {
  const wish = (name: string) =>
    new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x').searchParams;
  await open({ skill: 'math-multiplication' });
  const ofClass = wish('Assign practice to 1 pupil');
  expect(['give', 'subject', 'skill'].map((one) => ofClass.get(one))).toEqual([
    'practice',
    'math',
    'math-multiplication',
  ]);
  expect(JSON.parse(ofClass.get('pupils') ?? '')).toEqual([OTHER_CHILD]);
});

test('the pupil that is looked at gets practice, and sees what is behind each own mistake', async () => {
  await open({ skill: 'math-multiplication', studentId: CHILD });
  const href = screen.getByRole('link', { name: 'Assign practice' }).getAttribute('href') ?? '';
  expect(JSON.parse(new URL(href, 'http://x').searchParams.get('pupils') ?? '')).toEqual([CHILD]);
  expect(screen.getAllByText(/^Behind /).map(({ textContent }) => textContent)).toEqual([
    'Behind “8 × 8”: ',
    'Behind “6 + 8”: ',
  ]);
});

test('a skill that was only practised with exercises is given too', async () => {
  await open({ skill: 'math-area', studentId: CHILD }, { name: 'Room 12', items: [] });
  const href = screen.getByRole('link', { name: 'Assign practice' }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://x').searchParams.get('subject')).toBe('math');
});

test('"Quiz this" opens the form with the lesson; a lesson of one class has no quiz', async () => {
  await open(
    { skill: 'math-multiplication' },
    { name: 'Room 12', items: [ITEM, { ...ITEM, activity: 1, question: 'Ours?', isQuizzable: false }] },
  );
  const quiz = screen.getAllByRole('link', { name: /^Quiz this/ });
  expect(quiz.map((one) => one.getAttribute('href'))).toEqual([
    `/multiplayer?classId=${CLASS}&subject=math&grade=3rd&lessonId=math-3rd-01-test`,
  ]);
});

test('on the projector a question stands without names, without counts, and without its key until it is asked for', async () => {
  const person = userEvent.setup();
  await open({ skill: 'math-multiplication' });
  const button = screen.getByRole('button', { name: /^Show on the projector/ });
  await person.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Which multiplication fits?' }));
  const options = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(options()).toEqual(['A6 × 8', 'B8 × 8', 'C6 + 8']);
  for (const secret of [/Maya/, /Leo/, /Right/, /Behind/]) expect(dialog.queryByText(secret)).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Show the answer' }));
  expect(options()).toEqual(['A6 × 8Right', 'B8 × 8', 'C6 + 8']);
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one pupil’s answers name the pupil', async () => {
  await open({ skill: 'math-area', studentId: CHILD });
  expect(screen.getByText(/First tries of Maya/)).toBeTruthy();
});

test('a lesson is named by its title', async () => {
  await open({ lessonId: 'math-3rd-01-test' });
  expect(screen.getByRole('heading', { level: 1, name: 'Legs and wings' })).toBeTruthy();
});

test('without answers it says so', async () => {
  await open({ skill: 'math-area' }, { name: 'Room 12', items: [] });
  expect(screen.getByText(/No answers here in the last 30 days/)).toBeTruthy();
});

test('[P1.39] questions of another teacher’s class are not found', async () => {
  await open({ skill: 'math-area' }, refuse(404, 'Not found', { code: 'not_found' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Questions not found' })).toBeTruthy();
});

test('the questions have no axe violation', async () => {
  await open({ skill: 'math-area' });
  expect(await axeViolations()).toEqual([]);
});

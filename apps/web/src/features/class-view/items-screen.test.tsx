import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { CLASS, taughtClassOf } from '../../testing/class.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refuse, serve, type Answer } from '../../testing/serve.ts';
import { CHILD } from '../../testing/teacher.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const ITEM: Outputs['classes']['items']['items'][number] = {
  lessonId: 'math-3rd-01-test',
  lessonTitle: 'Legs and wings',
  activity: 0,
  question: 'Which multiplication fits?',
  options: [
    { text: '6 × 8', count: 7, isRight: true },
    { text: '8 × 8', count: 4, isRight: false },
    { text: '6 + 8', count: 1, isRight: false },
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
    '6 × 8Right7 of 12 chose this',
    '8 × 8Common mistake4 of 12 chose this',
    '6 + 81 of 12 chose this',
  ]);
  expect(card.getByText('Behind “8 × 8”:').closest('p')?.textContent).toContain('Look again at the rows.');
  expect(card.getByText('7 of 12 right')).toBeTruthy();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Room 12' });
  expect(back.getAttribute('href')).toBe(`/classes/${CLASS}`);
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

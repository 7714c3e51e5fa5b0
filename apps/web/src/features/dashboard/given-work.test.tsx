import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, shelfOf } from '../../testing/school.ts';
import { serve } from '../../testing/serve.ts';
import type { Own } from './given-words.ts';

const own = (more: Partial<Own> = {}): Own => ({
  id: '0198a000-0000-7000-8000-0000000000e1',
  kind: 'lesson',
  subject: 'math',
  lessonId: 'math-3rd-01-test',
  title: 'Legs and wings',
  dueDay: '2026-11-27',
  className: 'Room 12',
  isDone: false,
  isLate: false,
  skills: [],
  ...more,
});
const PRACTICE = own({ id: 'p', kind: 'practice', subject: 'science', lessonId: null, title: null });
const QUIZ = own({ id: 'q', kind: 'quiz', subject: 'history', lessonId: null, title: null });

async function open(assignments: Own[], grade: 'k' | '3rd' = '3rd') {
  const start = signedInAs('student', { grade });
  serve({
    'progress.dashboard': { ...dashboardOf(start.user), assignments },
    'achievements.shelf': shelfOf(),
  });
  const app = renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  return app;
}
const given = () => within(screen.getByRole('region', { name: 'From your teacher' }));
const links = () => given().getAllByRole('link');

test('what the teacher gave comes before everything else', async () => {
  await open([own()]);
  const first = screen.getByRole('region', { name: 'From your teacher' });
  const next = screen.getByRole('region', { name: 'What to do now' });
  expect(first.nextElementSibling).toBe(next);
});

test('without anything given there is no such part', async () => {
  await open([]);
  expect(screen.queryByRole('region', { name: 'From your teacher' })).toBeNull();
});

test('each leads where it is done', async () => {
  await open([own(), PRACTICE, QUIZ, { ...QUIZ, id: 'h', kind: 'homework' }]);
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/lesson/math-3rd-01-test',
    '/practice/science',
    '/multiplayer',
    '/homework/h',
  ]);
});

test('what is to do comes before what is done; late is said kindly', async () => {
  await open([own({ isDone: true }), { ...PRACTICE, isLate: true }, QUIZ]);
  expect(links().map(({ textContent }) => textContent)).toEqual([
    'Science practiceRoom 12, was due Nov 27Still open for you',
    'History quizRoom 12, until Nov 27Let’s go',
    'Legs and wingsRoom 12, until Nov 27Done',
  ]);
});

test('more than four come when they are asked for', async () => {
  const { person } = await open(Array.from({ length: 6 }, (_, at) => own({ id: String(at) })));
  expect(links()).toHaveLength(4);
  await person.click(given().getByRole('button', { name: 'Show all 6' }));
  expect(links()).toHaveLength(6);
});

test('in kindergarten a card is a picture and a name, and can be heard', async () => {
  const { said } = recordVoice();
  const { person } = await open([own()], 'k');
  expect(links()[0]?.textContent).toBe('Legs and wingsLet’s go');
  await person.click(given().getByRole('button', { name: 'Read aloud: Legs and wings' }));
  expect(said.map(({ text }) => text)).toContain('Legs and wings.');
});

test.each(['k', '3rd'] as const)('in %s it has no axe violation', async (grade) => {
  await open([own(), PRACTICE], grade);
  expect(await axeViolations()).toEqual([]);
});

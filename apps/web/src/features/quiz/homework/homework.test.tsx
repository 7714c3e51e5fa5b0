import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Outputs } from '../../../lib/api/replies.ts';
import { axeViolations } from '../../../testing/axe-violations.ts';
import { signedInAs } from '../../../testing/people.ts';
import { recordVoice } from '../../../testing/recording-voice.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { asked, refuse, serve, unreachable, type Handlers } from '../../../testing/serve.ts';
import type { Homework } from './open-homework.ts';

const ID = '0198a000-0000-7000-8000-0000000000e1';
type Told = Outputs['classQuizzes']['answer'];
const question = (text: string) => ({
  type: 'multiple_choice' as const,
  question: text,
  options: ['Six', 'Seven', 'Eight'],
});
const homeworkOf = (more: Partial<Homework> = {}): Homework => ({
  assignmentId: ID,
  subject: 'math',
  grade: '3rd',
  className: 'Room 12',
  dueDay: '2026-11-27',
  isLate: false,
  questions: [question('How many legs?'), question('How many wings?')],
  answers: [],
  points: null,
  ...more,
});
const told = (at: number, option: number, points: number | null = null): Told => ({
  question: at,
  option,
  correct: option === 0,
  correct_answer: 0,
  explanation: 'An insect has six.',
  reason: null,
  points,
  totalPoints: 10,
  newLevel: null,
});

async function open(more: Partial<Homework> = {}, handlers: Handlers = {}) {
  const seen = serve({
    'classQuizzes.homework': homeworkOf(more),
    'classQuizzes.answer': ({ question: at, option }) => told(at, option, at === 1 ? 2 : null),
    ...handlers,
  });
  const app = renderApp(`/homework/${ID}`, signedInAs('student'));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
}
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const button = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
/** The way on takes presses a moment after the verdict. */
const goOn = async (person: Awaited<ReturnType<typeof open>>['person'], name: RegExp) => {
  const next = await button(name);
  await vi.waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull(), { timeout: 5000 });
  await person.click(next);
};

afterEach(() => vi.restoreAllMocks());

test('question by question, each checked once, and then what went well and the points', async () => {
  const { person, seen } = await open();
  expect(heading()).toContain('How many legs?');
  await person.click(option('Six'));
  await person.dblClick(await button(/Check Answer/));
  await goOn(person, /Next Question/);
  expect(heading()).toContain('How many wings?');
  await person.click(option('Seven'));
  await person.click(await button(/Check Answer/));
  expect(await screen.findByText('An insect has six.')).toBeTruthy();
  await goOn(person, /Finish/);
  expect(heading()).toBe('Quiz done!');
  expect(screen.getByText('1 question will come back in practice.')).toBeTruthy();
  expect(screen.getByText('+2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back Home' }).getAttribute('href')).toBe('/');
  const sent = asked(seen, 'classQuizzes.answer');
  expect(sent).toMatchObject([
    { assignmentId: ID, question: 0, option: 0 },
    { assignmentId: ID, question: 1, option: 1 },
  ]);
});

test('it goes on at the first question without an answer, and shows the one that counted', async () => {
  const { person } = await open(
    { answers: [told(0, 2)] },
    { 'classQuizzes.answer': ({ question: at }) => told(at, 2, 0) },
  );
  expect(heading()).toContain('How many wings?');
  // Another tab was first.
  await person.click(option('Six'));
  await person.click(await button(/Check Answer/));
  await vi.waitFor(() => expect(option('Eight').checked).toBe(true));
});

test('without a connection the choice stays, and the child is told', async () => {
  const { person } = await open({}, { 'classQuizzes.answer': unreachable });
  await person.click(option('Six'));
  await person.click(await button(/Check Answer/));
  expect((await screen.findByRole('alert')).textContent).toContain('offline');
  expect(option('Six').checked).toBe(true);
});

test('what is over or of others leads back home', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await open({}, { 'classQuizzes.homework': () => refuse(404, 'Not found', { code: 'not_found' }) });
  expect(heading()).toBe('This quiz is over');
});

test('question and answers are read aloud', async () => {
  const { said } = recordVoice();
  const { person } = await open();
  await person.click(await button(/Read the question aloud/));
  expect(said.map(({ text }) => text).join(' ')).toContain('How many legs?');
});

test('a question and the end have no axe violation', async () => {
  await open();
  expect(await axeViolations()).toEqual([]);
});

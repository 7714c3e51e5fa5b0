import { addDays } from '@noodlenaut/domain';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Outputs } from '../../../lib/api/replies.ts';
import { todayHere } from '../../../lib/format/dates.ts';
import { axeViolations } from '../../../testing/axe-violations.ts';
import { ASSIGNMENT, CLASS, CLASS_READS } from '../../../testing/class.ts';
import { signedInAs } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../../testing/serve.ts';
import { whenAsked } from '../../../testing/when-asked.ts';

const QUIZ = '0198a000-0000-7000-8000-0000000000f1';
const REF = 'math-3rd-01-test#0';
type Report = Outputs['classQuizzes']['report'];

const listed: Outputs['classQuizzes']['list'] = [
  {
    id: QUIZ,
    isHomework: true,
    subject: 'math',
    grade: '3rd',
    at: '2026-11-20T16:12:00.000Z',
    dueDay: '2026-11-27',
    questions: 2,
    players: 5,
    finished: 3,
    answers: 8,
    right: 6,
  },
];
const reportOf = (more: Partial<Report> = {}): Report => ({
  id: QUIZ,
  className: 'Room 12',
  isHomework: true,
  subject: 'math',
  grade: '3rd',
  at: '2026-11-20T16:12:00.000Z',
  dueDay: '2026-11-27',
  isAssigned: false,
  missedBy: 2,
  questions: [
    {
      text: 'How many legs?',
      right: 'Six',
      answerCount: 5,
      rightCount: 2,
      mistake: { text: 'Eight', count: 3 },
    },
    { text: 'How many wings?', right: 'Four', answerCount: 3, rightCount: 3, mistake: null },
  ],
  players: [
    { name: 'Maya', alias: null, place: null, score: null, right: 1, isLate: true, answers: [false, true] },
    { name: 'Leo', alias: null, place: null, score: null, right: 0, isLate: false, answers: [null, null] },
  ],
  ...more,
});

async function open(path: string, more: Handlers = {}) {
  const seen = serve({
    ...CLASS_READS,
    'classQuizzes.list': whenAsked<'classQuizzes.list'>({ classId: CLASS }, listed),
    'classQuizzes.report': whenAsked<'classQuizzes.report'>({ classId: CLASS, quizId: QUIZ }, reportOf()),
    ...more,
  });
  const app = renderApp(`/classes/${CLASS}/quizzes${path}`, signedInAs('teacher'));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('a past quiz says what it was, who took part and how much was right, and leads to its report', async () => {
  await open('');
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('Math homework')).toBeTruthy();
  expect(row.getByText(/3rd grade · 2 questions · until Fri, Nov 27/)).toBeTruthy();
  expect(row.getByText('5 begun, 3 done')).toBeTruthy();
  expect(row.getByText('75 % right')).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe(`/classes/${CLASS}/quizzes/${QUIZ}`);
  const play = screen.getByRole('link', { name: 'Start a class quiz' });
  expect(play.getAttribute('href')).toBe(`/multiplayer?classId=${CLASS}`);
});

test('[P4.47] the report names the mistake that most made, who is late and who has not begun', async () => {
  await open(`/${QUIZ}`);
  expect(screen.getByText('2 of 5 knew it')).toBeTruthy();
  expect(screen.getByText(/Most chosen mistake/).textContent).toBe('Most chosen mistake: Eight (3 children)');
  const [, maya, leo] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(maya).toContain('Mayalate1 of 2');
  expect(leo).toContain('Leonot begun yet0 of 2');
});

test('one press gives practice, and says so afterwards', async () => {
  let isAssigned = false;
  const { person, seen } = await open(`/${QUIZ}`, {
    'classQuizzes.report': () => reportOf({ isAssigned }),
    'classQuizzes.assignMisses': async () => {
      await new Promise((done) => setTimeout(done, 50));
      isAssigned = true;
      return { pupils: 2 };
    },
  });
  await person.dblClick(press('Give practice to 2 pupils'));
  await within(screen.getByRole('main')).findByText('Practice is given');
  expect(asked(seen, 'classQuizzes.assignMisses')).toEqual([{ classId: CLASS, quizId: QUIZ }]);
});

test('without a mistake there is nothing to give', async () => {
  await open(`/${QUIZ}`, { 'classQuizzes.report': reportOf({ missedBy: 0 }) });
  expect(screen.queryByRole('button', { name: /^Give practice/ })).toBeNull();
});

const LESSON = {
  lessonId: 'math-3rd-01-test',
  title: 'Legs and wings',
  questions: [{ ref: REF, question: 'How many legs?', options: ['Six', 'Eight'], right: 0 }],
};

test('homework is given with the chosen questions, for a week; sent again it has the same key', async () => {
  const { person, seen, router } = await open('?give=true', {
    'quiz.questions': [LESSON],
    'classQuizzes.give': () =>
      asked(seen, 'classQuizzes.give').length === 1
        ? refuse(503, 'Try again', { code: 'unavailable' })
        : { id: QUIZ, assignmentId: ASSIGNMENT },
  });
  await person.click(press('Choose the questions'));
  await person.click(await screen.findByText('Legs and wings'));
  await person.click(screen.getByRole('checkbox', { name: /How many legs/ }));
  await person.keyboard('{Escape}');
  await person.click(press('Give it'));
  await screen.findByText('That did not work');
  await person.click(press('Give it'));
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
  const wish = {
    classId: CLASS,
    wishKey: expect.any(String),
    subject: 'math',
    grade: '3rd',
    questionRefs: [REF],
    dueDay: addDays(todayHere(), 7),
  };
  const [first, second] = asked(seen, 'classQuizzes.give');
  expect(first).toEqual(wish);
  expect(second).toEqual(first);
});

test('homework may be for some pupils; for nobody it is not sent', async () => {
  const { person, seen } = await open('?give=true', {
    'classQuizzes.give': { id: QUIZ, assignmentId: ASSIGNMENT },
  });
  await person.click(screen.getByRole('radio', { name: /Some pupils/ }));
  await person.click(press('Give it'));
  expect(await screen.findByText('Please choose somebody')).toBeTruthy();
  expect(asked(seen, 'classQuizzes.give')).toEqual([]);
  const [pupil] = within(screen.getByRole('group', { name: 'Pupils' })).getAllByRole('checkbox');
  if (!pupil) throw new Error('a class with pupils');
  await person.click(pupil);
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Give it'));
  await vi.waitFor(() =>
    expect(asked(seen, 'classQuizzes.give')).toMatchObject([{ childIds: [expect.any(String)] }]),
  );
});

test('what the server refuses about the day is said at its field', async () => {
  const issues = [{ path: 'dueDay', message: 'This day is over' }];
  const { person } = await open('?give=true', {
    'classQuizzes.give': () => refuse(400, 'Invalid', { code: 'invalid_input', issues }),
  });
  await person.click(press('Give it'));
  expect(await screen.findByText('This day is over')).toBeTruthy();
});

test('a class or a quiz of others is not found', async () => {
  await open('', { 'classQuizzes.list': () => refuse(404, 'Not found', { code: 'not_found' }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Class not found');
});

test.each(['?give=true', `/${QUIZ}`])('%s has no axe violation', async (path) => {
  await open(path);
  expect(await axeViolations()).toEqual([]);
});

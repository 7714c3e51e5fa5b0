import { addDays } from '@noodlenaut/domain';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Outputs } from '../../lib/api/replies.ts';
import { todayHere } from '../../lib/format/dates.ts';
import { axeViolations } from '../../testing/axe-violations.ts';
import { ASSIGNMENT, CLASS, CLASS_READS, classSkillsOf, givenOf } from '../../testing/class.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { CHILD, OTHER_CHILD } from '../../testing/teacher.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const shelved = (number: number, id: string, title: string): Outputs['lessons']['shelf'][number] => ({
  id,
  title,
  number,
  difficulty: 2,
  goal: `Learn ${title.toLowerCase()}`,
  standard: `CCSS.MATH 3.OA.A.${number}`,
});
const LESSONS = [
  shelved(1, 'math-3rd-01-test', 'Legs and wings'),
  shelved(2, 'math-3rd-02-pirates', 'Pirates share'),
];
async function open(search = '', more: Handlers = {}) {
  const seen = serve({
    ...CLASS_READS,
    'lessons.shelf': whenAsked<'lessons.shelf'>({ subject: 'math', grade: '3rd' }, LESSONS),
    ...more,
  });
  const app = renderApp(`/classes/${CLASS}/assignments${search}`, signedInAs('teacher'));
  await screen.findByRole('heading', { level: 1 });
  const sent = () => seen.filter(({ method }) => method !== 'GET').map(({ call, input }) => [call, input]);
  return { seen, sent, ...app };
}
const press = (name: string) => screen.getByRole('button', { name });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const inAWeek = () => addDays(todayHere(), 7);

test('each assignment says what it is, until when, and pupil by pupil who has done it', async () => {
  await open();
  const card = within(screen.getByRole('region', { name: 'Legs and wings' }));
  expect(card.getByText(/Math, Lesson · until \w+, Nov 27 · all pupils/)).toBeTruthy();
  expect(card.getByText('1 of 2 done')).toBeTruthy();
  const pupils = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(pupils).toEqual(['Maya 5 of 6 right, done', 'Leo, not done yet']);
  const answers = card.getByRole('link', { name: /See answers/ });
  expect(answers.getAttribute('href')).toBe(`/classes/${CLASS}/items?lessonId=math-3rd-01-test`);
});

test('homework leads to the quizzes of the class', async () => {
  const homework = givenOf({ kind: 'homework', lessonId: null, title: null });
  await open('', { 'assignments.list': [homework] });
  expect(screen.getByText(/Math, Quiz at home · until/)).toBeTruthy();
  const results = screen.getByRole('link', { name: 'See results of Math homework' });
  expect(results.getAttribute('href')).toBe(`/classes/${CLASS}/quizzes`);
});

test('what is over comes last and says so', async () => {
  const over = givenOf({ id: CHILD, kind: 'quiz', lessonId: null, title: null, dueDay: '2020-01-03' });
  await open('', { 'assignments.list': [over, givenOf()] });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Legs and wings', 'Math quiz']);
  expect(screen.getByText(/Math, Quiz · was due Fri, Jan 3/)).toBeTruthy();
});

test('a lesson is found by its words and given to all, for a week', async () => {
  const { person, sent, router } = await open('?give=lesson', { 'assignments.create': { id: ASSIGNMENT } });
  await screen.findByRole('radio', { name: /Legs and wings/ });
  await person.type(screen.getByLabelText('Find a lesson'), 'pirate');
  expect(screen.queryByRole('radio', { name: /Legs and wings/ })).toBeNull();
  await person.click(radio(/Pirates share/));
  await person.click(press('Give it'));
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
  const wish = { classId: CLASS, kind: 'lesson', lessonId: 'math-3rd-02-pirates', dueDay: inAWeek() };
  expect(sent()).toEqual([['assignments.create', wish]]);
});

test('"Assign practice" opens with exactly its pupils and subject', async () => {
  const pupils = encodeURIComponent(JSON.stringify([OTHER_CHILD]));
  const { person, sent } = await open(`?give=practice&subject=science&pupils=${pupils}`, {
    'assignments.create': { id: ASSIGNMENT },
  });
  expect(radio(/^Practice/).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Subject').value).toBe('science');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Leo' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Maya' }).checked).toBe(false);
  await person.click(press('Give it'));
  const wish = {
    classId: CLASS,
    kind: 'practice',
    subjectId: 'science',
    dueDay: inAWeek(),
    childIds: [OTHER_CHILD],
  };
  await vi.waitFor(() => expect(sent()).toEqual([['assignments.create', wish]]));
});

test('[P8.05] a lesson shows goal, level, standard and its preview, and is found by each', async () => {
  const { person } = await open('?give=lesson');
  const pirates = await screen.findByRole('radio', { name: /Pirates share.*Learn pirates share/ });
  expect(pirates).toBeTruthy();
  expect(screen.getByText('Level 2, Easy · CCSS.MATH 3.OA.A.2')).toBeTruthy();
  const preview = screen.getByRole('link', { name: 'Preview Pirates share, in a new tab' });
  expect(preview.getAttribute('href')).toBe('/lesson/math-3rd-02-pirates');
  await person.type(screen.getByLabelText('Find a lesson'), '3.OA.A.1');
  expect(screen.getAllByRole('radio', { name: /Learn/ })).toHaveLength(1);
});

test('practice of a skill of the link is given, and another subject has other skills', async () => {
  const pupils = encodeURIComponent(JSON.stringify([OTHER_CHILD]));
  const { person, sent } = await open(`?give=practice&subject=math&skill=math-area&pupils=${pupils}`, {
    'assignments.create': { id: ASSIGNMENT },
    'classes.skills': ({ subjectId }) => classSkillsOf({ subject: subjectId, skills: [] }),
  });
  const skill = () => screen.getByLabelText<HTMLSelectElement>('Skill').value;
  expect(skill()).toBe('math-area');
  await person.click(press('Give it'));
  await vi.waitFor(() =>
    expect(sent()[0]?.[1]).toMatchObject({ skill: 'math-area', childIds: [OTHER_CHILD] }),
  );
});

test('a group is chosen with one press', async () => {
  const { person, sent } = await open('?give=practice', {
    'learnerGroups.list': [{ id: CHILD, name: 'Owls', childIds: [OTHER_CHILD] }],
    'assignments.create': { id: ASSIGNMENT },
  });
  await person.click(radio(/Some pupils/));
  await person.click(press('Owls'));
  expect(press('Owls').getAttribute('aria-pressed')).toBe('true');
  await person.click(press('Give it'));
  await vi.waitFor(() => expect(sent()[0]?.[1]).toMatchObject({ childIds: [OTHER_CHILD] }));
});

test('another subject has other skills', async () => {
  const { person } = await open('?give=practice&subject=math&skill=math-area', {
    'classes.skills': classSkillsOf({ skills: [] }),
  });
  await person.selectOptions(screen.getByLabelText('Subject'), 'science');
  expect(screen.getByLabelText<HTMLSelectElement>('Skill').value).toBe('');
});

const hard = { right: 2, answers: 6 };
const well = { right: 6, answers: 6 };
const pupil = (name: string, id: string, more: object) => ({
  id,
  name,
  isDone: true,
  score: null,
  practised: null,
  ...more,
});

test('given again it names who it is for, and asks for a day', async () => {
  const pupils = [
    pupil('Maya', CHILD, { score: hard }),
    pupil('Leo', OTHER_CHILD, { isDone: false }),
    pupil('Ana', ASSIGNMENT, { score: well }),
  ];
  const { person, sent } = await open('', {
    'assignments.list': [givenOf({ pupils })],
    'assignments.giveAgain': { id: ASSIGNMENT, pupils: 2 },
  });
  await person.click(press('Give again Legs and wings'));
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Give again Legs and wings' }));
  expect(screen.getByText(/^Once more for Maya and Leo:/)).toBeTruthy();
  await person.click(press('Give it again'));
  const wish = { classId: CLASS, assignmentId: ASSIGNMENT, dueDay: inAWeek() };
  await vi.waitFor(() => expect(sent()).toEqual([['assignments.giveAgain', wish]]));
});

test('what went well, was given again or is a quiz at home is not offered again', async () => {
  const pupils = [pupil('Maya', CHILD, { score: well })];
  await open('', {
    'assignments.list': [
      givenOf({ pupils }),
      givenOf({ id: OTHER_CHILD }),
      givenOf({ id: CHILD, againOf: OTHER_CHILD, pupils }),
      givenOf({ id: CLASS, kind: 'homework', lessonId: null, title: null }),
    ],
  });
  expect(screen.queryByRole('button', { name: /^Give again/ })).toBeNull();
  expect(screen.getByText(/Math, Lesson, once more/)).toBeTruthy();
});

test('the day is changed, and what the server refuses stands at the field', async () => {
  const issues = [{ path: 'dueDay', message: 'This day is over' }];
  const { person, sent } = await open('', {
    'assignments.changeDueDay': () => refuse(400, 'Invalid', { code: 'invalid_input', issues }),
  });
  await person.click(press('Change day of Legs and wings'));
  expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('2199-11-27');
  await person.click(press('Change the day'));
  expect(await screen.findByText('This day is over')).toBeTruthy();
  expect(sent()).toEqual([
    ['assignments.changeDueDay', { classId: CLASS, assignmentId: ASSIGNMENT, dueDay: '2199-11-27' }],
  ]);
});

test('a quiz has only the subjects that have quizzes', async () => {
  const { person } = await open('?give=practice&subject=robotics');
  await person.click(radio(/A quiz/));
  const subject = screen.getByLabelText<HTMLSelectElement>('Subject');
  expect([...subject.options].map(({ value }) => value)).toEqual([
    'math',
    'science',
    'history',
    'geography',
    'english',
  ]);
  expect(subject.value).toBe('math');
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { person, sent } = await open('?give=lesson');
  await person.click(radio(/Some pupils/));
  await person.clear(screen.getByLabelText('Until'));
  await person.click(press('Give it'));
  for (const text of ['Please choose a lesson', 'Please choose a day', 'Please choose somebody'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('what is missing is said aloud, and the first such field has the focus', async () => {
  const { person } = await open('?give=lesson');
  await person.click(press('Give it'));
  expect(screen.getByText(/^Not given yet/).textContent).toBe('Not given yet. Please choose a lesson.');
  expect(screen.getByRole('alert').textContent).toContain('Please choose a lesson');
  expect(document.activeElement).toBe(screen.getByLabelText('Find a lesson'));
});

test('after giving, moving and ending the focus stays on the page', async () => {
  const { person } = await open('?give=practice', {
    'assignments.create': { id: ASSIGNMENT },
    'assignments.changeDueDay': { ok: true },
    'assignments.end': { ok: true },
  });
  await person.click(press('Give it'));
  await screen.findByRole('link', { name: 'New assignment' });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  await person.click(press('Change day of Legs and wings'));
  await person.click(press('Change the day'));
  await screen.findByRole('button', { name: 'Change day of Legs and wings' });
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  serve({ ...CLASS_READS, 'assignments.list': [], 'assignments.end': { ok: true } });
  await person.click(press('End Legs and wings'));
  await person.click(press('Yes, end it'));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Legs and wings' })).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('what the server refuses is said at its field', async () => {
  const issues = [{ path: 'dueDay', message: 'This day is over' }];
  const { person } = await open('?give=practice', {
    'assignments.create': () => refuse(400, 'Invalid', { code: 'invalid_input', issues }),
  });
  await person.click(press('Give it'));
  expect(await screen.findByText('This day is over')).toBeTruthy();
});

test('it is ended after a second question', async () => {
  const { person, seen } = await open('', { 'assignments.end': { ok: true } });
  const ended = () => asked(seen, 'assignments.end');
  await person.click(press('End Legs and wings'));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^End Legs and wings\?/ }));
  await person.click(press('Keep it'));
  expect(ended()).toEqual([]);
  await person.click(press('End Legs and wings'));
  await person.click(press('Yes, end it'));
  await vi.waitFor(() => expect(ended()).toEqual([{ classId: CLASS, assignmentId: ASSIGNMENT }]));
});

test('list and form have no axe violation', async () => {
  await open('?give=lesson');
  await screen.findByRole('radio', { name: /Legs and wings/ });
  screen.getByRole('radio', { name: /Some pupils/ }).click();
  expect(await axeViolations()).toEqual([]);
});

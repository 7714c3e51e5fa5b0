import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { CLASS, CLASS_READS } from '../../testing/class.ts';
import { DRAFT, draftOf } from '../../testing/lesson-drafts.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';

const LISTED = (({ content, problems, vouched: _vouched, ...draft }) => ({
  ...draft,
  title: content.title,
  questions: content.activities.length,
  blocking: problems.length,
}))(draftOf());

async function open(path: string, handlers: Handlers = {}) {
  const seen = serve({
    ...CLASS_READS,
    'lessonDrafts.list': [LISTED],
    'lessonDrafts.get': draftOf(),
    ...handlers,
  });
  const app = renderApp(path, signedInAs('teacher'));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
}
const LIST = `/classes/${CLASS}/drafts`;
const EDITOR = `${LIST}/${DRAFT}`;
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const question = (number: number) => within(screen.getByRole('region', { name: `Question ${number}` }));
const MISMATCH = {
  activity: 1,
  field: 'correct_answer',
  message: 'Asked again without the answer, the model chose “9”. Check which one is right.',
  isBlocking: true,
};

test('[P7.19] a topic is asked for, and the reply leads to the draft', async () => {
  const { seen, person, router } = await open(LIST, { 'lessonDrafts.create': draftOf() });
  await person.click(press('Draft the lesson'));
  expect(screen.getByText('Please write a topic')).toBeTruthy();
  await person.type(screen.getByLabelText('Topic'), ' Multiplication ');
  await person.selectOptions(screen.getByLabelText('Questions'), '3');
  await person.click(press('Draft the lesson'));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(EDITOR));
  const wish = { topic: 'Multiplication', subject: 'math', grade: '3rd', count: 3 };
  expect(asked(seen, 'lessonDrafts.create')).toEqual([wish]);
});

test('[P7.19] while it is drafted the screen says that it takes time; a refusal stands above the form', async () => {
  let answer: (reply: Response) => void = () => undefined;
  const { person } = await open(LIST, {
    'lessonDrafts.create': () =>
      new Promise((done) => {
        answer = done;
      }),
  });
  await person.type(screen.getByLabelText('Topic'), 'qwertz');
  await person.click(press('Draft the lesson'));
  expect(await screen.findByText(/This can take a minute/)).toBeTruthy();
  answer(refuse(409, 'We have too few questions of our own about this topic.'));
  expect((await screen.findByRole('alert')).textContent).toContain('too few questions');
  expect(screen.getByLabelText<HTMLInputElement>('Topic').value).toBe('qwertz');
});

test('[P7.19] the editor says who wrote it, in plain words', async () => {
  await open(EDITOR);
  expect(screen.getByText(/Put together from our own questions. No AI model is connected./)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('[P7.19] a mismatch stands at its question and stops publishing until the teacher has checked it', async () => {
  const model = { model: 'small', isModelConnected: true };
  const { seen, person } = await open(EDITOR, {
    'lessonDrafts.get': draftOf({ ...model, problems: [MISMATCH] }),
    'lessonDrafts.save': draftOf({ ...model, version: 5, vouched: [1] }),
  });
  expect(screen.getByText(/Written by the AI model small/)).toBeTruthy();
  expect(question(2).getByText(/the model chose “9”/)).toBeTruthy();
  expect(question(1).queryByText(/the model chose/)).toBeNull();
  expect(press('Publish to Room 12')).toHaveProperty('disabled', true);
  await person.click(question(2).getByRole('checkbox', { name: /I checked it/ }));
  await person.click(press('Save and check'));
  expect(await screen.findByText('Saved and checked. Nothing stands in the way.')).toBeTruthy();
  expect(asked(seen, 'lessonDrafts.save')).toMatchObject([{ draftId: DRAFT, version: 4, vouched: [1] }]);
  expect(press('Publish to Room 12')).toHaveProperty('disabled', false);
});

test('an edit is sent whole with the version that was read, and empty fields are marked instead', async () => {
  const { seen, person } = await open(EDITOR, { 'lessonDrafts.save': draftOf({ version: 5 }) });
  await person.clear(screen.getByLabelText('Title'));
  await person.click(press('Save and check'));
  expect(screen.getByText('Please fill this in')).toBeTruthy();
  expect(asked(seen, 'lessonDrafts.save')).toEqual([]);
  await person.type(screen.getByLabelText('Title'), 'Twos');
  await person.click(question(1).getByRole('radio', { name: /option C of Question 1/ }));
  await person.click(press('Save and check'));
  await screen.findByText('Saved and checked. Nothing stands in the way.');
  expect(asked(seen, 'lessonDrafts.save')).toMatchObject([
    { version: 4, content: { title: 'Twos', activities: [{ correct_answer: 2 }, {}, {}] } },
  ]);
});

test('a draft that was saved in another window is said, and nothing typed is lost', async () => {
  const { person } = await open(EDITOR, {
    'lessonDrafts.save': refuse(409, 'This draft was saved in another window.'),
  });
  await person.type(screen.getByLabelText('Title'), ' and more');
  await person.click(press('Save and check'));
  expect((await screen.findByRole('alert')).textContent).toContain('another window');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Groups and more');
});

test('a way out asks before it loses what was typed, and is free after saving', async () => {
  const { person, router } = await open(EDITOR, { 'lessonDrafts.save': draftOf() });
  await person.type(screen.getByLabelText('Title'), ' and more');
  await person.click(screen.getByRole('link', { name: /Lesson drafts/ }));
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe(EDITOR);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Groups and more');
  await person.click(press('See it as a child'));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/lesson-draft/${DRAFT}`));
});

test('who leaves without saving leaves', async () => {
  const { person, router } = await open(EDITOR);
  await person.type(screen.getByLabelText('Title'), '!');
  await person.click(screen.getByRole('link', { name: /Lesson drafts/ }));
  await person.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(LIST));
});

test('[P7.20] publishing names the class and asks once more', async () => {
  const { seen, person, router } = await open(EDITOR, { 'lessonDrafts.publish': { lessonId: 'class-1' } });
  await person.click(press('Publish to Room 12'));
  expect(asked(seen, 'lessonDrafts.publish')).toEqual([]);
  await person.click(press('Yes, publish to Room 12'));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  expect(asked(seen, 'lessonDrafts.publish')).toEqual([{ draftId: DRAFT, version: 4, classId: CLASS }]);
});

test('the list shows what stands in the way, and discards after a question', async () => {
  const drafts = [{ ...LISTED, blocking: 2 }];
  const { seen, person } = await open(LIST, {
    'lessonDrafts.list': drafts,
    'lessonDrafts.discard': { ok: true },
  });
  expect(screen.getByText('2 things must be put right')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Discard Groups'));
  await person.click(press('Discard it'));
  await vi.waitFor(() => expect(asked(seen, 'lessonDrafts.discard')).toEqual([{ draftId: DRAFT }]));
});

test('[P7.19] the preview is the lesson as a child gets it: without its key, and nothing can be chosen', async () => {
  const { person } = await open(`/lesson-draft/${DRAFT}`);
  await person.click(press("Let's Start Learning!"));
  expect(await screen.findByRole('heading', { name: /How much is 2/ })).toBeTruthy();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('disabled', true);
});

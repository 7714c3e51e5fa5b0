import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setHelperOpen } from '../../lib/chat/helper-panel.ts';
import { axeViolations } from '../../testing/axe-violations.ts';
import { panelOf, replyOf } from '../../testing/helper.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, lesson, progressWith, sealed, subjects } from '../../testing/school.ts';
import { asked, calls, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const SEND = 'chat.send';
const HISTORY = 'chat.history';
beforeEach(() => setHelperOpen(false));

/** The panel, opened by its button: on a subject's page, or where the path says. */
const open = async (handlers: Handlers = {}, path = '/subject/math') => {
  const start = signedInAs('student');
  const seen = serve({
    'progress.dashboard': dashboardOf(start.user),
    'subjects.list': subjects,
    'progress.list': progressWith(),
    'lessons.list': whenAsked<'lessons.list'>({ subject: 'math' }, [lesson(1)]),
    'chat.panel': panelOf(),
    [HISTORY]: [],
    ...handlers,
  });
  const app = renderApp(path, start);
  const toggle = await screen.findByRole('button', { name: 'Ask Noodle' });
  expect(calls(seen)).not.toContain(HISTORY);
  await app.person.click(toggle);
  const panel = await screen.findByRole('dialog', { name: 'Ask Noodle' });
  return { seen, toggle, panel: within(panel), ...app };
};
const field = () => screen.findByLabelText<HTMLInputElement>('Write to Noodle');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

test('[S2.068] [S7.34] the button opens and closes the panel; the history is asked for only when it is open', async () => {
  const { seen, toggle, person } = await open();
  await field();
  expect(calls(seen)).toContain(HISTORY);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/Your grown-up can read this/)).toBeTruthy();
  expect(screen.getByText(/I’m a computer helper, not a person/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Close Ask Noodle' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ask Noodle' })).toBeNull());
});

test('Escape in the panel closes it, and the focus goes back to its button', async () => {
  const { toggle, person } = await open();
  await person.type(await field(), 'hi{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ask Noodle' })).toBeNull());
  expect(document.activeElement).toBe(toggle);
});

test('[S5.01] nothing but spaces cannot be sent', async () => {
  const { seen, person } = await open();
  const input = await field();
  expect(send().disabled).toBe(true);
  await person.type(input, '   {Enter}');
  expect(send().disabled).toBe(true);
  await person.type(input, 'why?');
  expect(send().disabled).toBe(false);
  expect(calls(seen)).not.toContain(SEND);
});

test('[S5.03] [S4.23] [S7.36] [P3.27] [P3.28] [P3.29] while an answer is on its way nothing can be sent; then it stands there without a reload', async () => {
  const waiting = Promise.withResolvers<ReturnType<typeof replyOf>>();
  const reply = replyOf();
  const said: ReturnType<typeof replyOf>[] = [];
  const { seen, person } = await open({ [SEND]: () => waiting.promise, [HISTORY]: () => said });
  const before = calls(seen).filter((call) => call === HISTORY).length;
  const input = await field();
  await person.type(input, 'what is 12 x 3?{Enter}');
  expect(await screen.findByText('Noodle is thinking')).toBeTruthy();
  expect(input.disabled).toBe(true);
  expect(send().disabled).toBe(true);
  said.push(reply);
  waiting.resolve(reply);
  expect(await screen.findByText(reply.response)).toBeTruthy();
  expect(asked(seen, SEND)).toEqual([{ message: 'what is 12 x 3?' }]);
  expect(screen.getAllByText('what is 12 x 3?')).toHaveLength(1);
  expect(screen.getByText('19 questions left today')).toBeTruthy();
  expect(calls(seen).filter((call) => call === HISTORY).length).toBeGreaterThan(before);
  await waitFor(() => expect(input.value).toBe(''));
});

test('an answer that does not come keeps the words in the field and says what to do', async () => {
  const { person } = await open({ [SEND]: () => refuse(500, 'broken') });
  const input = await field();
  await person.type(input, 'why?{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Your words are still here/);
  expect(input.value).toBe('why?');
});

test('a suggestion is asked by tapping it', async () => {
  const reply = replyOf({ message: 'Tell me a fun fact', response: 'Bees dance.' });
  const { seen, person } = await open({ [SEND]: reply });
  await person.click(await screen.findByRole('button', { name: 'Tell me a fun fact' }));
  expect(await screen.findByText('Bees dance.')).toBeTruthy();
  expect(asked(seen, SEND)).toEqual([{ message: 'Tell me a fun fact' }]);
});

test('in a lesson three hints can be tapped, and the question says which activity it is about', async () => {
  const lessonId = 'math-3rd-01-test';
  const play = whenAsked<'lessons.play'>({ lessonId }, sealed({ step: 1 }));
  const panel = panelOf({ suggestions: ['Show me the first step', 'Tell me a fun fact'] });
  const handlers = { 'lessons.play': play, 'chat.panel': panel, [SEND]: replyOf() };
  const { seen, person } = await open(handlers, `/lesson/${lessonId}`);
  for (const name of ['Where do I look?', 'Show me one like it', 'Tell me a fun fact'])
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show me the first step' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'First step' }));
  const wish = { message: 'First step', place: { lessonId, activity: 0 } };
  await waitFor(() => expect(asked(seen, SEND)).toEqual([wish]));
});

test('[P7.17] switched off by a guardian: it says so, and there is no field', async () => {
  const { seen, panel } = await open({ 'chat.panel': panelOf({ isOn: false }) });
  expect(await panel.findByText(/Your grown-up decides if we may talk/)).toBeTruthy();
  expect(panel.queryByLabelText('Write to Noodle')).toBeNull();
  expect(panel.getByRole('link', { name: 'I need help' }).getAttribute('href')).toBe('/help-now');
  expect(calls(seen)).not.toContain(HISTORY);
});

test('[P7.17] switched off while the talk is open: the next question is refused, and the panel says so', async () => {
  let isOn = true;
  const off = () => {
    isOn = false;
    return refuse(403, 'Ask your grown-up', { code: 'consent_required' });
  };
  const { person } = await open({ 'chat.panel': () => panelOf({ isOn }), [SEND]: off });
  await person.type(await field(), 'why?{Enter}');
  expect(await screen.findByText(/Your grown-up decides if we may talk/)).toBeTruthy();
  expect(screen.queryByLabelText('Write to Noodle')).toBeNull();
});

test('asleep: it says when it wakes', async () => {
  const { panel } = await open({ 'chat.panel': panelOf({ isOpen: false }) });
  expect(await panel.findByText(/I wake up at 6 in the morning and sleep at 9 in the evening/)).toBeTruthy();
  expect(panel.queryByLabelText('Write to Noodle')).toBeNull();
});

test('[P7.18] without a question left there is no field until tomorrow', async () => {
  const { panel } = await open({ 'chat.panel': panelOf({ messagesLeft: 0 }) });
  expect(await panel.findByText(/I am back tomorrow/)).toBeTruthy();
  expect(panel.queryByLabelText('Write to Noodle')).toBeNull();
  expect(panel.getByRole('link', { name: 'I need help' })).toBeTruthy();
});

test('[P7.08] an answer of the built-in helper in place of the model says so', async () => {
  await open({ [HISTORY]: [replyOf({ isFallback: true })] });
  expect(await screen.findByText(/I answered by myself/)).toBeTruthy();
});

test('[P7.14] a crisis shows the fixed text and the way to people, even where the history keeps silent', async () => {
  const crisis = replyOf({
    message: 'help',
    response: 'I am glad you told me.',
    engine: 'fixed',
    needsHelp: true,
  });
  const { person } = await open({ [SEND]: crisis });
  await person.type(await field(), 'help{Enter}');
  expect(await screen.findByText('I am glad you told me.')).toBeTruthy();
  expect(screen.getByText(/You are not in trouble/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See who can help' }).getAttribute('href')).toBe('/help-now');
  expect(await axeViolations()).toEqual([]);
});

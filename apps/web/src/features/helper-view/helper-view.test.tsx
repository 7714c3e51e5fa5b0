import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { consentsOf, familyHandlers, LEO } from '../../testing/family.ts';
import { DAY, helperPageOf, saidOf, settingsOf } from '../../testing/helper.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const PATH = `/family/helper/${LEO}`;
const PAGE = 'chat.helperPage';
const pageOf = (more: Parameters<typeof helperPageOf>[0] = {}) =>
  whenAsked<typeof PAGE>({ studentId: LEO }, helperPageOf(more));

const open = async (handlers: Handlers = {}) => {
  const seen = serve({
    ...familyHandlers(),
    'family.consents': whenAsked<'family.consents'>({ childId: LEO }, consentsOf({ on: ['chat'] })),
    [PAGE]: pageOf(),
    ...handlers,
  });
  const app = renderApp(PATH, signedInAs('parent'));
  await screen.findByRole('heading', { name: 'Leo and the AI helper' });
  return { seen, ...app };
};
const panel = (name: string) => within(screen.getByRole('region', { name }));
const talkOf = (...said: Parameters<typeof saidOf>[0][]) =>
  whenAsked<'chat.transcript'>({ studentId: LEO, day: DAY }, said.map(saidOf));

test('[P7.16] a guardian reads one day’s talk, which is asked for when the day is opened', async () => {
  const { seen, person } = await open({ 'chat.transcript': talkOf({}) });
  expect(panel('What was said').getByText('2 questions')).toBeTruthy();
  expect(calls(seen)).not.toContain('chat.transcript');
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByText('Mon, Nov 23'));
  expect(await screen.findByText('what is 12 x 3?')).toBeTruthy();
  expect(screen.getByText('Twelve times three is thirty-six.')).toBeTruthy();
  expect(screen.getByText('Answered by the built-in helper.')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('[P7.14] [P7.16] flags stand in words; what may mean danger says what to do now', async () => {
  const { person } = await open({
    [PAGE]: pageOf({ days: [{ day: DAY, messages: 3, flagged: 2 }] }),
    'chat.transcript': talkOf(
      { id: 'a', severity: 'crisis', engine: 'fixed' },
      { id: 'b', severity: 'rude', engine: 'fixed' },
      { id: 'c', engine: 'local', isFallback: true },
    ),
  });
  expect(screen.getByText('2 to look at')).toBeTruthy();
  await person.click(screen.getByText('Mon, Nov 23'));
  expect(await screen.findByText('May mean danger')).toBeTruthy();
  expect(screen.getByText(/Please talk now, calmly/)).toBeTruthy();
  expect(screen.getByText('Rude words')).toBeTruthy();
  expect(screen.getAllByText('Answered by a fixed text, written by people.')).toHaveLength(2);
  expect(screen.getByText(/the other company’s model was away/)).toBeTruthy();
  const help = screen.getByRole('link', { name: /People who help/ });
  expect(help.getAttribute('href')).toBe('/help-now');
  expect(await axeViolations()).toEqual([]);
});

test('a talk that does not come is asked for again with one press', async () => {
  const answers = [refuse(500, 'broken'), [saidOf()]];
  const { person } = await open({ 'chat.transcript': () => answers.shift() ?? [] });
  await person.click(screen.getByText('Mon, Nov 23'));
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('what is 12 x 3?')).toBeTruthy();
});

test('a child that never asked: the page says so, and still what the helper is told', async () => {
  await open({ [PAGE]: pageOf({ days: [] }) });
  expect(screen.getByText(/Leo has not asked the helper anything/)).toBeTruthy();
  const told = panel('What the helper is told about Leo');
  expect(told.getByText('the grade')).toBeTruthy();
  expect(told.getByText('name, age, school and user name')).toBeTruthy();
});

test('[P7.17] the off-switch is the consent to the chat', async () => {
  const set = 'family.setConsent';
  const { seen, person } = await open({ [set]: consentsOf() });
  const toggle = screen.getByRole('switch', { name: 'AI helper' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await person.click(toggle);
  await waitFor(() => expect(asked(seen, set)).toEqual([{ childId: LEO, scope: 'chat', isGiven: false }]));
});

test('[P7.18] hours, a limit and permissions are stored at once, and the page says "Saved"', async () => {
  let stored = settingsOf();
  const save = 'chat.saveSettings';
  const { seen, person } = await open({
    [PAGE]: () => helperPageOf({ settings: stored }),
    [save]: ({ settings }) => helperPageOf({ settings: (stored = settings) }),
  });
  await person.selectOptions(screen.getByLabelText('Awake from'), '8 AM');
  expect(await screen.findByText('Saved')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Questions a day'), 'At most 10');
  await waitFor(() => expect(asked(seen, save)).toHaveLength(2));
  await screen.findByText('Saved');
  await person.click(screen.getByRole('switch', { name: 'Speaking to the helper' }));
  await screen.findByText('Saved');
  await person.click(screen.getByRole('switch', { name: 'Tell the class teacher' }));
  const last = { ...settingsOf(), opensAt: 8, dailyMessages: 10, isVoiceAllowed: true, isTeacherTold: true };
  await waitFor(() => expect(asked(seen, save).at(-1)).toEqual({ studentId: LEO, settings: last }));
  const ends = within(screen.getByLabelText('Asleep from')).getAllByRole('option');
  expect(ends[0]?.textContent).toBe('9 AM');
});

test('a change that was refused is taken back and said', async () => {
  const { person } = await open({ 'chat.saveSettings': refuse(500, 'broken') });
  await person.selectOptions(screen.getByLabelText('Awake from'), '8 AM');
  expect(await screen.findByText('That did not work')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Awake from').value).toBe('6');
  expect(screen.queryByText('Saved')).toBeNull();
});

test('the model of another company is offered only where one is connected', async () => {
  await open();
  expect(screen.queryByRole('switch', { name: 'AI model of another company' })).toBeNull();
});

test('[P7.10] where one is connected, its switch says what leaves', async () => {
  await open({ [PAGE]: pageOf({ hasProvider: true }) });
  const toggle = screen.getByRole('switch', { name: 'AI model of another company' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText(/without name, age or account/)).toBeTruthy();
});

test('[P7.16] a child of others looks like one that never was', async () => {
  const gone = () => refuse(404, 'Not found', { code: 'not_found' });
  serve({ ...familyHandlers(), [PAGE]: gone, 'family.links': gone, 'family.consents': gone });
  renderApp(PATH, signedInAs('parent'));
  expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy();
});

test('[P7.16] nobody but a parent comes here, and nothing is asked for', async () => {
  const seen = serve(familyHandlers());
  renderApp(PATH, signedInAs('teacher'));
  expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy();
  expect(calls(seen)).not.toContain(PAGE);
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Outputs } from '../../lib/api/replies.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { panelOf } from '../../testing/helper.ts';
import { dashboardOf } from '../../testing/school.ts';
import { asked, refuse, serve, unreachable, type Handlers, type Seen } from '../../testing/serve.ts';

type Chat = NonNullable<Handlers['chat.send']>;

const SAID: Outputs['chat']['send'] = {
  id: '00000000-0000-4000-8000-000000000001',
  message: 'Why is the sky blue?',
  response: 'Because of light.',
  createdAt: '2026-11-01T10:00:00.000Z',
  engine: 'local',
  isFallback: false,
  suggestions: [],
  practice: null,
  needsHelp: false,
  messagesLeft: 19,
};

const open = async (chat: Chat) => {
  const start = signedInAs('student');
  const seen = serve({
    'progress.dashboard': dashboardOf(start.user),
    'chat.panel': panelOf(),
    'chat.send': chat,
  });
  const { person } = renderApp('/', start);
  await person.click(await screen.findByRole('button', { name: 'Miso' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tell Miso' });
  const panel = within(screen.getByRole('region', { name: 'Miso' }));
  return { seen, person, field, panel, send: panel.getByRole<HTMLButtonElement>('button', { name: 'Send' }) };
};
const sent = (seen: readonly Seen[]) => asked(seen, 'chat.send');

test('[S2.072] [S5.02] send is disabled and nothing is submitted while the trimmed text is empty', async () => {
  const { seen, person, field, send } = await open(SAID);
  expect(send.disabled).toBe(true);
  await person.type(field, '   {Enter}');
  expect(send.disabled).toBe(true);
  expect(sent(seen)).toEqual([]);
  await person.type(field, 'hi');
  expect(send.disabled).toBe(false);
});

test('[S2.072] the trimmed words go through the chat call; the answer is what Miso says', async () => {
  const { seen, person, field, panel } = await open(SAID);
  await person.type(field, '  Why is the sky blue?  {Enter}');
  expect(await panel.findByText('Because of light.')).toBeTruthy();
  expect(sent(seen)).toEqual([{ message: 'Why is the sky blue?' }]);
  expect(field.value).toBe('');
});

test('while it is on its way nothing can be written or sent', async () => {
  let answer: (reply: Response) => void = () => {};
  const { seen, person, field, send } = await open(() => new Promise((resolve) => (answer = resolve)));
  await person.type(field, 'Hello{Enter}');
  await waitFor(() => expect(field.disabled).toBe(true));
  expect(send.disabled).toBe(true);
  answer(refuse(503, 'Busy'));
  await waitFor(() => expect(field.disabled).toBe(false));
  expect(document.activeElement).toBe(field);
  expect(sent(seen)).toHaveLength(1);
});

test.each<[string, Chat, string]>([
  ['no consent', refuse(403, 'A grown-up needs to say yes first'), 'A grown-up needs to say yes first'],
  ['too many', refuse(429, 'You asked a lot today!'), 'You asked a lot today!'],
  ['a broken server', refuse(500, 'x'), 'Something went wrong on our side.'],
  ['no network', unreachable, 'The internet is away.'],
])('%s: Miso says it kindly, and the words stay in the box', async (_case, chat, words) => {
  const { person, field, panel } = await open(chat);
  await person.type(field, 'Hello Miso{Enter}');
  expect(await panel.findByText((text) => text.includes(words))).toBeTruthy();
  expect(field.value).toBe('Hello Miso');
});

test.each([
  ['a grown-up switched the helper off', panelOf({ isOn: false })],
  ['the helper is asleep', panelOf({ isOpen: false })],
  ['no message is left today', panelOf({ messagesLeft: 0 })],
  ['it cannot be asked', refuse(500, 'x')],
])('%s: Miso asks nothing and takes no words that nobody would answer', async (_case, panel) => {
  const start = signedInAs('student');
  serve({ 'progress.dashboard': dashboardOf(start.user), 'chat.panel': panel });
  const { person } = renderApp('/', start);
  await person.click(await screen.findByRole('button', { name: 'Miso' }));
  const miso = within(await screen.findByRole('region', { name: 'Miso' }));
  expect(await miso.findByText(/Pick a subject, and off we go!/)).toBeTruthy();
  expect(miso.queryByRole('textbox')).toBeNull();
  expect(miso.queryByText(/\?/)).toBeNull();
});

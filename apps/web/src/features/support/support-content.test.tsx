import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { signedInAs, viewerAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, unreachable, type Handlers } from '../../testing/serve.ts';

const WAYS = {
  email: 'ana@example.org',
  isConfirmed: true,
  waiting: null,
  codesLeft: 0,
  secondFactor: 'off',
  isSecondFactorRequired: false,
} as const;
const HOURS = 'Monday to Friday, 9 to 17, New York';
const open = async (start: Parameters<typeof renderApp>[1], handlers: Handlers = {}) => {
  const seen = serve({
    'support.hours': { hours: HOURS },
    'support.write': { number: 'T-7K4G' },
    'account.waysBack': WAYS,
    ...handlers,
  });
  const app = renderApp('/support', start);
  await screen.findByRole('heading', { name: 'Contact Support' });
  const fill = async (text = 'How do I change the plan?') => {
    await app.person.selectOptions(screen.getByLabelText('Topic'), 'Plans and prices');
    await app.person.type(screen.getByLabelText('Your question'), text);
  };
  return { seen, fill, ...app };
};
const send = () => screen.getByRole('button', { name: 'Send the question' });
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);

test('[S2.013] a visitor reads what is often asked and the operator’s hours, asks, and is told the number', async () => {
  const { seen, fill, person } = await open({ viewer: null });
  expect(await screen.findByText(`Support answers by mail. Hours here: ${HOURS}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'People who help' }).getAttribute('href')).toBe('/help-now');
  expect(screen.getByText(/Forgot the password\?/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await fill();
  await person.type(field('E-mail for the answer'), 'visitor@example.org');
  await person.click(send());
  await screen.findByText('T-7K4G');
  expect(asked(seen, 'support.write')).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      topic: 'plans',
      text: 'How do I change the plan?',
      email: 'visitor@example.org',
      website: '',
    },
  ]);
  expect(document.activeElement?.textContent).toBe('We have your question');
  expect(await axeViolations()).toEqual([]);
});

test('without stated hours the page says so, and without an answer about them it promises nothing', async () => {
  const { unmount } = await open({ viewer: null }, { 'support.hours': { hours: null } });
  expect(await screen.findByText(/has not stated any hours/)).toBeTruthy();
  unmount();
  await open({ viewer: null }, { 'support.hours': refuse(503, 'busy') });
  expect(screen.queryByText(/Support answers by mail/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send the question' })).toBeTruthy();
});

test.each(['parent', 'teacher', 'tutor'] as const)(
  'a %s keeps the header, and the confirmed address stands in the field until another is typed',
  async (role) => {
    const { seen, fill, person } = await open(signedInAs(role));
    expect(screen.getByRole('button', { name: 'Power Down' })).toBeTruthy();
    await waitFor(() => expect(field('E-mail for the answer').value).toBe('ana@example.org'));
    await person.clear(field('E-mail for the answer'));
    expect(field('E-mail for the answer').value).toBe('');
    await person.type(field('E-mail for the answer'), 'work@example.org');
    await fill();
    await person.click(send());
    await screen.findByText('T-7K4G');
    expect(asked(seen, 'support.write')).toMatchObject([{ email: 'work@example.org' }]);
  },
);

test('an address that nobody confirmed is not filled in', async () => {
  const { seen } = await open(signedInAs('parent'), { 'account.waysBack': { ...WAYS, isConfirmed: false } });
  await waitFor(() => expect(asked(seen, 'account.waysBack')).toHaveLength(1));
  expect(field('E-mail for the answer').value).toBe('');
});

test('a child sees whom to ask, and no form; who has no role yet finishes the profile first', async () => {
  const { unmount } = await open(signedInAs('student'));
  expect(screen.getByRole('heading', { name: 'Ask your grown-up' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'People who help' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await axeViolations()).toEqual([]);
  unmount();
  await open({ viewer: viewerAs('') });
  expect(screen.getByRole('link', { name: 'finish setting up your profile' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what is missing is said at its field, where the focus goes; nothing is sent', async () => {
  const { seen, person } = await open({ viewer: null });
  await person.click(send());
  await screen.findByText('Please choose a topic');
  for (const text of ['Please write your question', 'Invalid email'])
    expect(screen.getByText(text)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Topic')));
  expect(asked(seen, 'support.write')).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

test('after a lost answer everything typed is there, and one more press sends the same ticket; other words are another', async () => {
  let isDown = true;
  const { seen, fill, person } = await open(signedInAs('parent'), {
    'support.write': () => (isDown ? unreachable() : { number: 'T-BBBB' }),
  });
  await waitFor(() => expect(field('E-mail for the answer').value).toBe('ana@example.org'));
  await fill('First words');
  await person.click(send());
  await screen.findByRole('alert');
  expect(field('Your question').value).toBe('First words');
  await person.click(send());
  await waitFor(() => expect(asked(seen, 'support.write')).toHaveLength(2));
  await screen.findByRole('alert');
  isDown = false;
  await person.type(field('Your question'), ' and more');
  await person.click(send());
  await screen.findByText('T-BBBB');
  const sent = JSON.stringify(asked(seen, 'support.write'));
  const ids = [...sent.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  expect([ids[0] === ids[1], ids[1] === ids[2], ids.length]).toEqual([true, false, 3]);
});

test('a double press sends once; the form is empty for the next question', async () => {
  const { seen, fill, person } = await open({ viewer: null });
  await fill();
  await person.type(field('E-mail for the answer'), 'visitor@example.org');
  await person.dblClick(send());
  await person.click(await screen.findByRole('button', { name: 'Ask something else' }));
  expect(asked(seen, 'support.write')).toHaveLength(1);
  expect([field('Your question').value, field('E-mail for the answer').value]).toEqual([
    '',
    'visitor@example.org',
  ]);
});

test('a field that only robots see is not in the way of keys, and when a program fills it in, one more press is enough', async () => {
  const { seen, fill, person } = await open({ viewer: null });
  const trap = screen.getByLabelText<HTMLInputElement>('Leave this empty', { selector: '[name=website]' });
  expect(trap.tabIndex).toBe(-1);
  await fill();
  await person.type(field('E-mail for the answer'), 'visitor@example.org');
  await person.type(trap, 'x');
  await person.click(send());
  await screen.findByText(/hidden field/);
  expect(asked(seen, 'support.write')).toEqual([]);
  await person.click(send());
  await screen.findByText('T-7K4G');
});

test('too many questions: the server’s sentence stands above the form', async () => {
  const { fill, person } = await open(
    { viewer: null },
    {
      'support.write': refuse(429, 'That was a lot! Please wait a little and try again.', {
        code: 'too_many_requests',
      }),
    },
  );
  await fill();
  await person.type(field('E-mail for the answer'), 'visitor@example.org');
  await person.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('That was a lot!');
});

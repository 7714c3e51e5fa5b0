import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { ownDataOf, waysBackOf } from '../../testing/account.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, refuse, serve } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';

const AT = '2026-11-29T10:00:00.000Z';
const LEO = '0198a000-0000-7000-8000-000000000011';
const MIA = '0198a000-0000-7000-8000-000000000012';
const child = { isPrimary: true, isAlone: false, goesToo: false, heir: null };
const OWN = ownDataOf({
  children: [
    { ...child, id: LEO, name: 'Leo', isAlone: true },
    { ...child, id: MIA, name: 'Mia', heir: 'Bo' },
  ],
  classes: [
    { id: LEO, name: 'Room 4', pupils: 23, alone: 3, heir: null },
    { id: MIA, name: 'Room 5', pupils: 9, alone: 0, heir: 'Kim' },
  ],
  sessions: 2,
  aloneDays: 30,
});
const user = userAs('parent', { signsInWith: 'password' });
const open = async (handlers: Handlers = {}) => {
  const seen = serve({
    'account.sessions': [],
    'account.user': user,
    'account.waysBack': waysBackOf(),
    'privacy.own': OWN,
    ...handlers,
  });
  const app = renderApp('/account', signedInAs('parent'));
  await screen.findByRole('heading', { level: 2, name: 'Your data' });
  return { seen, ...app };
};

test('before the account is deleted one reads what becomes of whom, and decides about the child nobody else looks after', async () => {
  const { seen, person } = await open({ 'privacy.eraseOwn': { eraseAt: AT } });
  await person.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  for (const line of [
    'Mia stays. Bo decides from then on.',
    /^Room 4 ends\. Its 23 pupils keep their accounts and what they learned\. 3 have no linked grown-up/,
    'Room 5 goes on with Kim.',
    /^Learning goes on, with no grown-up .* erased 30 days later/,
    /^2 tutoring sessions to come will not take place/,
  ])
    expect(dialog.getByText(line)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);

  await person.type(dialog.getByLabelText('Your password'), 'my own password');
  await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(dialog.getByText('Please choose what becomes of Leo')).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe(LEO);
  expect(calls(seen)).not.toContain('privacy.eraseOwn');

  await person.click(dialog.getByRole('radio', { name: /^Leo's account is deleted too/ }));
  await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(seen, 'privacy.eraseOwn')).toEqual([{ password: 'my own password', alsoChildren: [LEO] }]);
});

test('a wrong password stands at its field, and nothing is chosen for the child', async () => {
  const wrong = () =>
    refuse(400, 'Please check what you entered.', {
      code: 'invalid_input',
      issues: [{ path: 'password', message: 'This is not your password' }],
    });
  const { seen, person } = await open({ 'privacy.eraseOwn': wrong });
  await person.click(screen.getByRole('button', { name: 'Delete my account' }));
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
  await person.click(screen.getByRole('radio', { name: /^Leo's account stays/ }));
  await person.type(screen.getByLabelText('Your password'), 'not mine{Enter}');
  expect(await screen.findByText('This is not your password')).toBeTruthy();
  expect(asked(seen, 'privacy.eraseOwn')).toEqual([{ password: 'not mine', alsoChildren: [] }]);
});

test('while it is planned the card says the day, and one press keeps the account', async () => {
  let eraseAt: string | null = AT;
  const { person } = await open({
    'privacy.own': () => ({ ...OWN, eraseAt }),
    'privacy.keepOwn': () => {
      eraseAt = null;
      return { eraseAt };
    },
  });
  expect(screen.getByText(/^Your account will be erased on Sunday, November 29, 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeTruthy();
  expect(screen.getByText('Your account stays')).toBeTruthy();
});

test('every other page says it too', async () => {
  serve({ 'plans.list': [] });
  renderApp('/logos', signedInAs('parent', { eraseAt: AT }));
  expect(await screen.findByText(/^Your account will be erased on/)).toBeTruthy();
});

test('the data is saved after the password', async () => {
  const { seen, person } = await open({
    'privacy.exportOwn': { fileName: 'my-data.zip', zipBase64: 'UEs=' },
  });
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  await person.click(screen.getByRole('button', { name: 'Save my data' }));
  await person.type(screen.getByLabelText('Your password'), 'mine{Enter}');
  expect(await screen.findByText('The file is saved')).toBeTruthy();
  expect(asked(seen, 'privacy.exportOwn')).toEqual([{ password: 'mine' }]);
});

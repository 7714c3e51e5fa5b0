import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { consentsOf, familyHandlers, LEO } from '../../testing/family.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Answer, type CallId } from '../../testing/serve.ts';
import { api } from '../api/api.ts';

const CONSENTS = 'family.setConsent';
const CONFIRM = 'account.confirmPassword';
const reauth = () => refuse(403, 'Please enter your password again', { code: 'reauth_required' });
const wrong = () =>
  refuse(400, 'x', { issues: [{ path: 'password', message: 'This is not your password' }] });

/** The family page of a session whose password was entered a while ago; each confirmation answers what is next. */
async function open(confirmations: Answer<typeof CONFIRM>[]) {
  let isFresh = false;
  const seen = serve({
    ...familyHandlers(),
    [CONSENTS]: () => (isFresh ? consentsOf() : reauth()),
    [CONFIRM]: () => {
      const answer = confirmations.shift() ?? refuse(500, 'Nothing more was expected');
      isFresh = !(answer instanceof Response);
      return answer;
    },
  });
  const { person } = renderApp('/family', signedInAs('parent'));
  await person.click(await screen.findByRole('switch', { name: 'AI helper' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your password, please' });
  const press = (name: string) => person.click(within(dialog).getByRole('button', { name }));
  const field = within(dialog).getByLabelText('Your password');
  const count = (call: CallId) => asked(seen, call).length;
  return { seen, person, dialog, press, field, count };
}
const dialogs = () => screen.queryAllByRole('dialog').length;

test('an old password is asked for, and the step is made once more after it', async () => {
  const { seen, person, dialog, press, field, count } = await open([wrong(), { ok: true }]);
  expect(within(dialog).getByText('It has been a while since you signed in.')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await press('Go on');
  expect(await within(dialog).findByText('Please enter your password')).toBeTruthy();
  expect(count(CONFIRM)).toBe(0);
  await person.type(field, 'nope');
  await press('Go on');
  expect(await within(dialog).findByText('This is not your password')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(await axeViolations()).toEqual([]);
  expect(count(CONSENTS)).toBe(1);
  await person.clear(field);
  await person.type(field, 'the right one{Enter}');
  await waitFor(() => expect(dialogs()).toBe(0));
  await waitFor(() => expect(count(CONSENTS)).toBe(2));
  expect(asked(seen, CONFIRM)).toEqual([{ password: 'nope' }, { password: 'the right one' }]);
  const step = { childId: LEO, scope: 'chat', isGiven: true };
  expect(asked(seen, CONSENTS)).toEqual([step, step]);
  expect(screen.queryByText('That did not work')).toBeNull();
});

test('cancelled, the step says what it lacked and is not made', async () => {
  const { press, count } = await open([]);
  await press('Cancel');
  expect(await screen.findByText('That did not work')).toBeTruthy();
  expect(screen.getByText('Please enter your password again')).toBeTruthy();
  expect([dialogs(), count(CONSENTS), count(CONFIRM)]).toEqual([0, 1, 0]);
});

test('too many tries are told in the dialog', async () => {
  const { person, press, field, dialog } = await open([
    refuse(429, 'Too many tries. Please wait a little.', { code: 'rate_limited' }),
  ]);
  await person.type(field, 'nope');
  await press('Go on');
  expect(await within(dialog).findByText('Too many tries. Please wait a little.')).toBeTruthy();
  await press('Cancel');
});

test('a step that is refused again after the password is told, not asked about for ever', async () => {
  serve({ [CONSENTS]: reauth, [CONFIRM]: { ok: true } });
  const { person } = renderApp('/privacy', { viewer: null });
  const step = api.family.setConsent.mutate({ childId: LEO, scope: 'chat', isGiven: true });
  const [[outcome]] = await Promise.all([
    Promise.allSettled([step]),
    (async () => person.type(await screen.findByLabelText('Your password'), 'right{Enter}'))(),
  ]);
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'reauth_required' } });
  expect(dialogs()).toBe(0);
});

test('two steps at once ask one question', async () => {
  let isFresh = false;
  serve({
    [CONSENTS]: () => (isFresh ? consentsOf() : reauth()),
    [CONFIRM]: () => {
      isFresh = true;
      return { ok: true };
    },
  });
  const { person } = renderApp('/privacy', { viewer: null });
  const give = (scope: 'chat' | 'tutoring') =>
    api.family.setConsent.mutate({ childId: LEO, scope, isGiven: true });
  const both = Promise.all([give('chat'), give('tutoring')]);
  const field = await screen.findByLabelText('Your password');
  expect(dialogs()).toBe(1);
  await person.type(field, 'right{Enter}');
  expect(await both).toEqual([consentsOf(), consentsOf()]);
  expect(dialogs()).toBe(0);
});

test('confirming the password itself never asks for it', async () => {
  const seen = serve({ [CONFIRM]: reauth });
  renderApp('/privacy', { viewer: null });
  await screen.findByRole('heading', { level: 1 });
  await expect(api.account.confirmPassword.mutate({ password: 'right' })).rejects.toMatchObject({
    code: 'reauth_required',
  });
  expect(asked(seen, CONFIRM)).toHaveLength(1);
  expect(dialogs()).toBe(0);
});

test('a read that wants a fresh password asks for it, too, and is made again', async () => {
  let isFresh = false;
  const seen = serve({
    'account.sessions': () => (isFresh ? [] : reauth()),
    [CONFIRM]: () => {
      isFresh = true;
      return { ok: true };
    },
  });
  const { person } = renderApp('/privacy', { viewer: null });
  const sessions = api.account.sessions.query();
  await person.type(await screen.findByLabelText('Your password'), 'right{Enter}');
  expect(await sessions).toEqual([]);
  expect(asked(seen, 'account.sessions')).toHaveLength(2);
});

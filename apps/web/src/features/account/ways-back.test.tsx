import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { ownDataOf, waysBackOf } from '../../testing/account.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, refuse, serve } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';

async function open(handlers: Handlers = {}, path = '/account') {
  const seen = serve({
    'account.sessions': [],
    'account.user': userAs('parent', { signsInWith: 'password' }),
    'account.waysBack': waysBackOf(),
    'privacy.own': ownDataOf(),
    ...handlers,
  });
  const { person } = renderApp(path, signedInAs('parent'));
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return { seen, person };
}

test('an address is given, and the page says that a letter is on its way', async () => {
  let ways = waysBackOf();
  const { seen, person } = await open({
    'account.waysBack': () => ways,
    'account.setAddress': () => {
      ways = waysBackOf({ waiting: 'ada@example.org' });
      return { ok: true };
    },
  });
  expect(screen.getByText(/^You have given none/)).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.org');
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/on its way to ada@example.org/)).toBeTruthy();
  expect(asked(seen, 'account.setAddress')).toEqual([{ email: 'ada@example.org' }]);
  expect(await axeViolations()).toEqual([]);
});

test('an address that nobody confirmed says what does not go there', async () => {
  await open({ 'account.waysBack': waysBackOf({ email: 'old@example.org' }) });
  expect(screen.getByText(/old@example.org is not confirmed yet/)).toBeTruthy();
});

test('recovery codes are shown once, in groups of four', async () => {
  const { person } = await open({ 'account.makeRecoveryCodes': { codes: ['BCDFGHJKMNPQ'] } });
  await person.click(screen.getByRole('button', { name: 'Make recovery codes' }));
  expect(await screen.findByText('BCDF GHJK MNPQ')).toBeTruthy();
});

test('who knows only Google is asked to sign in there again, and comes back to this page', async () => {
  const { person } = await open({
    'account.makeRecoveryCodes': () =>
      refuse(403, 'Please sign in with Google again', { code: 'reauth_required', by: 'google' }),
  });
  await person.click(screen.getByRole('button', { name: 'Make recovery codes' }));
  const link = await screen.findByRole('link', { name: 'Sign in with Google again' });
  expect(link.getAttribute('href')).toMatch(/^\/api\/auth\/google\?again=%2F/);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
});

test('back from a Google that did not say who it was, the page says what to do', async () => {
  await open({}, '/account?google=not-proved');
  expect(screen.getByText('Google did not confirm that it is you')).toBeTruthy();
});

test('the name is mended', async () => {
  const { seen, person } = await open({ 'account.setName': { ok: true } });
  const field = screen.getByRole('textbox', { name: 'First name' });
  await person.clear(field);
  await person.type(field, 'Anna');
  await person.click(screen.getByRole('button', { name: 'Save the name' }));
  await waitFor(() =>
    expect(asked(seen, 'account.setName')).toEqual([{ firstName: 'Anna', lastName: 'Reyes' }]),
  );
});

test('the link to an address asks for a yes, signed in or not', async () => {
  const seen = serve({ 'account.confirmAddress': { email: 'ada@example.org' } });
  const { person } = renderApp('/address#abcdefghijklmnopqrstuvwxyz', { viewer: null });
  const yes = await screen.findByRole('button', { name: 'Yes, it is mine' });
  expect(calls(seen)).not.toContain('account.confirmAddress');
  await person.click(yes);
  expect(await screen.findByText('Thank you. ada@example.org is confirmed.')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('a recovery code and a new password lead back to the login', async () => {
  const seen = serve({ 'account.useRecoveryCode': { ok: true } });
  const { person } = renderApp('/forgot-password', { viewer: null });
  await person.click(await screen.findByRole('button', { name: 'I have a recovery code' }));
  await person.type(await screen.findByLabelText('Username'), 'ada');
  await person.type(screen.getByLabelText('Recovery code'), 'bcdf ghjk mnpq');
  await person.type(screen.getByLabelText('New password'), 'constellation');
  await person.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByText('Your password is changed')).toBeTruthy();
  expect(asked(seen, 'account.useRecoveryCode')).toEqual([
    { username: 'ada', code: 'bcdf ghjk mnpq', newPassword: 'constellation' },
  ]);
});

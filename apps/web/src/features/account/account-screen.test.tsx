import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberSession } from '../../lib/session/session.ts';
import { axeViolations } from '../../testing/axe-violations.ts';
import { ownDataOf, waysBackOf } from '../../testing/account.ts';
import { familyLinks } from '../../testing/family.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, refuse, serve } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';
import { overviewOf } from '../../testing/teacher.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const AT = '2026-11-20T10:00:00.000Z';
const SESSIONS = [
  { id: 's1', device: 'Chrome on Linux', current: true, createdAt: AT, lastSeenAt: AT },
  { id: 's2', device: 'Safari on iPad', current: false, createdAt: AT, lastSeenAt: AT },
];
const ACCOUNT = {
  'account.sessions': SESSIONS,
  'account.user': userAs('parent', { signsInWith: 'password' }),
  'account.waysBack': waysBackOf(),
  'privacy.own': ownDataOf(),
} satisfies Handlers;
const open = async (handlers: Handlers = {}, path = '/account') => {
  const seen = serve({ ...ACCOUNT, ...handlers });
  const app = renderApp(path, signedInAs('parent'));
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return { seen, ...app };
};

test('the sessions are listed, and one of another device can be ended', async () => {
  const { seen, person } = await open({ 'account.endSession': { ended: 1 } });
  expect(screen.getByText('Chrome on Linux').parentElement?.textContent).toContain('(this device)');
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(asked(seen, 'account.endSession')).toEqual([{ sessionId: 's2' }]));
});

test('[P2.06] Sign out everywhere ends all sessions and leads to login', async () => {
  rememberSession('abc');
  const { seen, person } = await open({ 'account.endAllSessions': { ended: 2 } });
  await person.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('heading', { name: 'Power On' })).toBeTruthy();
  expect(calls(seen)).toContain('account.endAllSessions');
  expect(localStorage.getItem('sessionId')).toBeNull();
});

test('changing the password; a weak one is refused at its field', async () => {
  let isWeak = true;
  const { seen, person } = await open({
    'account.changePassword': () =>
      isWeak ? refuse(400, 'This password is too easy to guess.', { code: 'weak_password' }) : { ended: 1 },
  });
  await person.type(screen.getByLabelText('Current password'), 'old-secret');
  await person.type(screen.getByLabelText('New password'), 'password1');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This password is too easy to guess.')).toBeTruthy();
  isWeak = false;
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password is changed')).toBeTruthy();
  const wish = { currentPassword: 'old-secret', newPassword: 'password1' };
  expect(asked(seen, 'account.changePassword')).toEqual([wish, wish]);
});

test('a child with three pictures reads that a grown-up changes them, and finds no password to change', async () => {
  serve({ ...ACCOUNT, 'family.links': whenAsked<'family.links'>({}, familyLinks()) });
  renderApp('/account', signedInAs('student'));
  expect(await screen.findByText(/^You power on with three pictures/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

test('a child with a password changes it', async () => {
  serve({ ...ACCOUNT, 'family.links': familyLinks({ signsInWith: 'password' }) });
  renderApp('/account', signedInAs('student'));
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeTruthy();
  expect(screen.queryByText(/^You power on with three pictures/)).toBeNull();
});

test('who signs in with Google only finds no password to change, and reads why', async () => {
  serve({
    ...ACCOUNT,
    'account.user': userAs('student', { signsInWith: 'other' }),
    'family.links': familyLinks({ signsInWith: 'password' }),
  });
  renderApp('/account', signedInAs('student'));
  expect(await screen.findByRole('heading', { name: 'You power on with Google' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

test('linking Google asks first, signed in', async () => {
  const overview = overviewOf({}, { student: null, subjects: [] });
  const { seen, person } = await open(
    { 'account.confirmGoogleLink': { ok: true }, 'teacher.overview': overview },
    '/account?google=link',
  );
  await person.click(screen.getByRole('button', { name: 'Link Google' }));
  expect(await screen.findByText('Google is linked')).toBeTruthy();
  expect(calls(seen)).toContain('account.confirmGoogleLink');
});

test('[P2.18] a reset link is asked for by mail, and the answer tells nothing', async () => {
  const seen = serve({ 'account.requestPasswordReset': { ok: true } });
  const { person } = renderApp('/forgot-password', { viewer: null });
  await person.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.org');
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/a letter with a link is on its way/)).toBeTruthy();
  expect(asked(seen, 'account.requestPasswordReset')).toEqual([{ email: 'ada@example.org' }]);
});

test('[P2.18] the link of the mail sets a new password', async () => {
  const token = 'abcdefghijklmnopqrstuvwxyz';
  const seen = serve({ 'account.confirmPasswordReset': { ok: true } });
  const { person } = renderApp(`/reset-password?token=${token}`, { viewer: null });
  await person.type(await screen.findByLabelText('New password'), 'constellation');
  await person.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByText('Your password is changed')).toBeTruthy();
  expect(asked(seen, 'account.confirmPasswordReset')).toEqual([{ token, newPassword: 'constellation' }]);
});

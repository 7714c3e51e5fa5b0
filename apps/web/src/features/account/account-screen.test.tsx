import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberSession } from '../../lib/session.ts';
import { axeViolations } from '../../testing/axe-violations.ts';
import { familyLinks } from '../../testing/family.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { calls, refuse, serve } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';

const AT = '2026-11-20T10:00:00.000Z';
const SESSIONS = [
  { id: 's1', device: 'Chrome on Linux', current: true, createdAt: AT, lastSeenAt: AT },
  { id: 's2', device: 'Safari on iPad', current: false, createdAt: AT, lastSeenAt: AT },
];
const ACCOUNT = {
  'GET /api/sessions': SESSIONS,
  'GET /api/user': userAs('parent', { signsInWith: 'password' }),
  'GET /api/user/ways-back': { email: null, isConfirmed: false, waiting: null, codesLeft: 0 },
  'GET /api/user/data': { eraseAt: null, children: [], classes: [], sessions: 0, aloneDays: null },
};
const open = async (handlers: Handlers = {}, path = '/account') => {
  const seen = serve({ ...ACCOUNT, ...handlers });
  const app = renderApp(path, signedInAs('parent'));
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return { seen, ...app };
};

test('the sessions are listed, and one of another device can be ended', async () => {
  const { seen, person } = await open({ 'DELETE /api/sessions/s2': { ended: 1 } });
  expect(screen.getByText('Chrome on Linux').parentElement?.textContent).toContain('(this device)');
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(calls(seen)).toContain('DELETE /api/sessions/s2'));
});

test('[P2.06] Sign out everywhere ends all sessions and leads to login', async () => {
  rememberSession('abc');
  const { seen, person } = await open({ 'DELETE /api/sessions': { ended: 2 } });
  await person.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('heading', { name: 'Power On' })).toBeTruthy();
  expect(calls(seen)).toContain('DELETE /api/sessions');
  expect(localStorage.getItem('sessionId')).toBeNull();
});

test('changing the password; a weak one is refused at its field', async () => {
  let isWeak = true;
  const { seen, person } = await open({
    'POST /api/password/change': () =>
      isWeak ? refuse(400, 'This password is too easy to guess.', { code: 'weak_password' }) : { ok: true },
  });
  await person.type(screen.getByLabelText('Current password'), 'old-secret');
  await person.type(screen.getByLabelText('New password'), 'password1');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This password is too easy to guess.')).toBeTruthy();
  isWeak = false;
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password is changed')).toBeTruthy();
  expect(seen.at(-1)?.body).toEqual({ currentPassword: 'old-secret', newPassword: 'password1' });
});

test('a child with three pictures reads that a grown-up changes them, and finds no password to change', async () => {
  serve({ ...ACCOUNT, 'GET /api/family/links': familyLinks() });
  renderApp('/account', signedInAs('student'));
  expect(await screen.findByText(/^You power on with three pictures/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

test('a child with a password changes it', async () => {
  serve({ ...ACCOUNT, 'GET /api/family/links': familyLinks({ signsInWith: 'password' }) });
  renderApp('/account', signedInAs('student'));
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeTruthy();
  expect(screen.queryByText(/^You power on with three pictures/)).toBeNull();
});

test('who signs in with Google only finds no password to change, and reads why', async () => {
  serve({
    ...ACCOUNT,
    'GET /api/user': userAs('student', { signsInWith: 'other' }),
    'GET /api/family/links': familyLinks({ signsInWith: 'password' }),
  });
  renderApp('/account', signedInAs('student'));
  expect(await screen.findByRole('heading', { name: 'You power on with Google' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

test('linking Google asks first, signed in', async () => {
  const overview = { student: null, subjects: [] };
  const { seen, person } = await open(
    { 'POST /api/auth/google/link': { ok: true }, 'GET /api/teacher/progress/overview': overview },
    '/account?google=link',
  );
  await person.click(screen.getByRole('button', { name: 'Link Google' }));
  expect(await screen.findByText('Google is linked')).toBeTruthy();
  expect(calls(seen)).toContain('POST /api/auth/google/link');
});

test('[P2.18] a reset link is asked for by mail, and the answer tells nothing', async () => {
  const seen = serve({ 'POST /api/password/reset/request': { ok: true } });
  const { person } = renderApp('/forgot-password', { viewer: null });
  await person.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.org');
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/a letter with a link is on its way/)).toBeTruthy();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ada@example.org' });
});

test('[P2.18] the link of the mail sets a new password', async () => {
  const token = 'abcdefghijklmnopqrstuvwxyz';
  const seen = serve({ 'POST /api/password/reset/confirm': { ok: true } });
  const { person } = renderApp(`/reset-password?token=${token}`, { viewer: null });
  await person.type(await screen.findByLabelText('New password'), 'constellation');
  await person.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByText('Your password is changed')).toBeTruthy();
  const change = seen.find(({ method }) => method === 'POST');
  expect(change?.body).toEqual({ token, newPassword: 'constellation' });
});

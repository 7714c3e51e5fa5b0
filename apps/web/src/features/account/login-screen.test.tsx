import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Outputs } from '../../lib/api/replies.ts';
import { signedInAs, viewerAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf } from '../../testing/school.ts';
import { calls, refuse, serve } from '../../testing/serve.ts';

const username = () => screen.findByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Power On|Signing In/ });

test('[S2.014] [S2.015] [S2.017] username, password, Power On and the way to /register', async () => {
  serve({});
  renderApp('/login', { viewer: null });
  expect(await username()).toBeTruthy();
  expect(password().getAttribute('type')).toBe('password');
  expect(button().textContent).toBe('Power On');
  expect(screen.getByRole('link', { name: 'Join Fun!' }).getAttribute('href')).toBe('/register');
});

test('[S5.23] [S5.24] empty fields say what is required, at the field, and the first takes the focus', async () => {
  const seen = serve({});
  const { person } = renderApp('/login', { viewer: null });
  await username();
  await person.click(button());
  expect(await screen.findByText('Username is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('username'));
  expect(calls(seen)).toEqual([]);
});

test('[S2.016] [S7.12] [P2.03] signing in: pending text, kept session, current user, home', async () => {
  let answer: (reply: Outputs['account']['login']) => void = () => {};
  const { viewer, user } = signedInAs('student');
  const seen = serve({
    'account.login': () => new Promise((resolve) => (answer = resolve)),
    'progress.dashboard': dashboardOf(user),
  });
  const { person, path } = renderApp('/login', { viewer: null });
  await person.type(await username(), 'maya');
  await person.type(password(), 'secret');
  await person.click(button());
  await waitFor(() => expect(button().textContent).toBe('Signing In...'));
  expect(button().disabled).toBe(true);
  expect(seen[0]?.input).toMatchObject({ username: 'maya', password: 'secret' });
  answer({ sessionId: 'abc', user: viewer });
  expect(await screen.findByText('Welcome back, Maya!')).toBeTruthy();
  expect(path()).toBe('/');
  expect(localStorage.getItem('sessionId')).toBe('abc');
});

test("[S8.12] a refused login shows 'Login Failed' with the server's message and keeps what was typed", async () => {
  serve({
    'account.login': () => refuse(401, 'Invalid username or password', { code: 'wrong_credentials' }),
  });
  const { person } = renderApp('/login', { viewer: null });
  await person.type(await username(), 'maya');
  await person.type(password(), 'wrong');
  await person.click(button());
  expect(await screen.findByText('Login Failed')).toBeTruthy();
  expect(screen.getByText('Invalid username or password')).toBeTruthy();
  expect(await username()).toHaveProperty('value', 'maya');
});

test('a login while the server is away says so', async () => {
  serve({
    'account.login': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const { person } = renderApp('/login', { viewer: null });
  await person.type(await username(), 'maya');
  await person.type(password(), 'secret');
  await person.click(button());
  expect(await screen.findByText(/cannot reach our server/)).toBeTruthy();
});

test.each(['/login', '/register'])('[P9.06] %s takes a signed-in user home', async (address) => {
  const { user } = signedInAs('student');
  serve({ 'progress.dashboard': dashboardOf(user) });
  const { path } = renderApp(address, { viewer: viewerAs('student'), user });
  expect(await screen.findByText('Welcome back, Maya!')).toBeTruthy();
  expect(path()).toBe('/');
});

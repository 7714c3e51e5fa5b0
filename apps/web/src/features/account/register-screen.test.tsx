import { PRODUCT } from '@noodlenaut/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Outputs } from '../../lib/api/replies.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf } from '../../testing/school.ts';
import { calls, refuse, serve, unreachable } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';
import { leaveApp } from '../../lib/links/leave-app.ts';

const { viewer, user } = signedInAs('student');
const reply = (isTrialing: boolean): Outputs['account']['register'] => ({
  sessionId: 'abc',
  user: viewer,
  subscription: { planId: 'stem-blazers', planName: 'STEM Blazers', isTrialing },
});
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Create Account|Creating Account/ });

async function openForm(handlers: Handlers) {
  const seen = serve({ 'progress.dashboard': dashboardOf(user), ...handlers });
  const app = renderApp('/register', { viewer: null });
  await screen.findByRole('heading', { name: 'Create your account' });
  return { seen, ...app };
}
async function fillIn(person: Awaited<ReturnType<typeof openForm>>['person']) {
  await person.type(field('Username'), 'maya');
  await person.click(screen.getByRole('radio', { name: /STEM Blazers/ }));
  await person.type(screen.getByLabelText('Password'), 'secret1');
  await person.type(screen.getByLabelText('Confirm password'), 'secret1');
}

test('[S2.018] [S2.019] [S2.021] [S2.023] Google first, Apple disabled, Create Account, the way to /login', async () => {
  await openForm({});
  const buttons = within(screen.getByRole('main'))
    .getAllByRole<HTMLButtonElement>('button')
    .map((button) => button.textContent);
  expect(buttons[0]).toBe('Continue with Google');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Apple' }).disabled).toBe(true);
  expect(submit().textContent).toBe('Create Account');
  expect(screen.getByRole('link', { name: 'Power On' }).getAttribute('href')).toBe('/login');
});

test('[S2.020] [S6.02] [S5.29] the fields in their order, four roles, student first', async () => {
  const { container } = await openForm({});
  const names = [...container.querySelectorAll('form [name]')].map((node) => node.getAttribute('name'));
  expect([...new Set(names)]).toEqual([
    'username',
    'firstName',
    'lastName',
    'email',
    'role',
    'subscriptionPlanId',
    'password',
    'confirmPassword',
  ]);
  const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'I am a' });
  expect(role.value).toBe('student');
  expect(
    within(role)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Student', 'Tutor', 'Teacher', 'Parent']);
});

test('[S5.25] [S5.26] [S5.27] [S5.30] [S5.31] every rule speaks at its field', async () => {
  const { seen, person } = await openForm({});
  await person.type(field('Username'), 'ab');
  await person.type(field('Email (optional)'), 'nobody');
  await person.type(screen.getByLabelText('Password'), '12345');
  await person.type(screen.getByLabelText('Confirm password'), 'other');
  await person.click(submit());
  expect(await screen.findByText('Username must be at least 3 characters')).toBeTruthy();
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  expect(screen.getByText('Invalid email')).toBeTruthy();
  expect(screen.getByText('Please select a subscription plan')).toBeTruthy();
  expect(screen.getByText("Passwords don't match")).toBeTruthy();
  expect(screen.getByLabelText('Confirm password').getAttribute('aria-invalid')).toBe('true');
  expect(calls(seen)).toEqual([]);
});

test('[S5.25] [S5.26] [S5.28] upper bounds: 51, 101 and 51 characters are refused', async () => {
  const { seen, person } = await openForm({});
  await person.click(field('Username'));
  await person.paste('a'.repeat(51));
  await person.click(field('First name (optional)'));
  await person.paste('b'.repeat(51));
  await person.click(screen.getByLabelText('Password'));
  await person.paste('c'.repeat(101));
  await person.click(submit());
  expect(await screen.findByText('Username must be at most 50 characters')).toBeTruthy();
  expect(screen.getByText('Please use at most 50 characters')).toBeTruthy();
  expect(screen.getByText('Password must be at most 100 characters')).toBeTruthy();
  expect(calls(seen)).toEqual([]);
});

test('[S5.32] [S5.33] [S2.022] empty optional fields are absent, the confirm field is not sent', async () => {
  let answer: (value: Outputs['account']['register']) => void = () => {};
  const { seen, person } = await openForm({
    'account.register': () => new Promise((resolve) => (answer = resolve)),
  });
  await fillIn(person);
  await person.click(submit());
  await waitFor(() => expect(submit().textContent).toBe('Creating Account...'));
  expect(submit().disabled).toBe(true);
  expect(Object.keys(seen[0]?.input ?? {}).toSorted()).toEqual([
    'password',
    'role',
    'subscriptionPlanId',
    'timezone',
    'username',
  ]);
  answer(reply(true));
  await screen.findByText('Welcome back, Maya!');
});

test.each([
  [true, 'STEM Blazers (7-day free trial)'],
  [false, 'STEM Blazers'],
])('[S8.21] [S8.22] welcome with the plan; trialing %s', async (isTrialing, text) => {
  const { person } = await openForm({ 'account.register': reply(isTrialing) });
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByText(`Welcome to ${PRODUCT.name}`)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(localStorage.getItem('sessionId')).toBe('abc');
});

test("[S8.13] a refusal shows 'Registration failed' with the server's message", async () => {
  const { person } = await openForm({
    'account.register': () => refuse(409, 'Name is taken', { code: 'taken' }),
  });
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  expect(screen.getByText('Name is taken')).toBeTruthy();
});

test("[S8.14] a refusal without a message says 'Please try again.'", async () => {
  const { person } = await openForm({ 'account.register': () => new Response('', { status: 502 }) });
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  expect(screen.getByText('Please try again.')).toBeTruthy();
});

test('[P2.11] a password the server finds too common is refused at its field', async () => {
  const { person } = await openForm({
    'account.register': () => refuse(400, 'This password is too easy to guess.', { code: 'weak_password' }),
  });
  await fillIn(person);
  await person.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
});

test('[P2.10] grown-ups are advised to use 10 characters', async () => {
  const { person } = await openForm({});
  expect(screen.queryByText(/10 or more/)).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: 'I am a' }), 'parent');
  expect(screen.getByText('6 to 100 characters. Grown-ups: 10 or more is safer.')).toBeTruthy();
});

test('[S8.15] [S8.16] [P2.16] Google when it is not configured', async () => {
  const { person } = await openForm({ 'account.oauthStatus': { googleOAuth: { configured: false } } });
  await person.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByText('Google Sign-up Unavailable')).toBeTruthy();
  expect(screen.getByText('Please use the registration form below.')).toBeTruthy();
});

test('[S8.17] Google when the network fails', async () => {
  const { person } = await openForm({ 'account.oauthStatus': unreachable });
  await person.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByText('Connection Error')).toBeTruthy();
  expect(screen.getByText('Please use the registration form below.')).toBeTruthy();
});

test('[S7.20] Google when it is configured: the browser itself goes there', async () => {
  const { person } = await openForm({ 'account.oauthStatus': { googleOAuth: { configured: true } } });
  const leave = vi.spyOn(leaveApp, 'to').mockReturnValue();
  await person.click(screen.getByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/auth/google'));
});

import type { Role } from '@noodlenaut/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Outputs } from '../../lib/api/replies.ts';
import { userAs, viewerAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf } from '../../testing/school.ts';
import { calls, refuse, serve } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';
import { overviewOf } from '../../testing/teacher.ts';

const after = (role: Role): Handlers => ({
  'account.setupProfile': { user: userAs(role), next: '/' },
  'account.viewer': viewerAs(role),
  'account.user': userAs(role),
  'progress.dashboard': dashboardOf(userAs(role)),
  'teacher.overview': overviewOf({}, { student: null, subjects: [] }),
  'teacher.timeline': { totalEvents: 0, timeline: [] },
});
const NEW = userAs('', { firstName: null, lastName: null, name: null, grade: null });
const open = async (handlers: Handlers = {}) => {
  const seen = serve(handlers);
  const app = renderApp('/account-setup', { viewer: viewerAs(''), user: NEW });
  await screen.findByRole('heading', { name: 'Set up your profile' });
  return { seen, ...app };
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const role = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /Complete Setup|Setting up/ });

test('[S2.159] [S2.160] [S2.161] [S2.169] [S2.171] role cards, names, phone, a button that waits for a role', async () => {
  const { person } = await open();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  for (const name of ['Student', 'Tutor', 'Teacher', 'Parent']) expect(role(name)).toBeTruthy();
  for (const name of ['First name', 'Last name', 'Phone (optional)']) expect(field(name)).toBeTruthy();
  expect(submit().textContent).toBe('Complete Setup');
  expect(submit().disabled).toBe(true);
  await person.click(role('Student'));
  expect(submit().disabled).toBe(false);
});

test('[S2.162] [S2.163] [S2.164] [S2.165] [S2.166] [S2.167] [S5.38] [S5.39] each role has its own fields', async () => {
  const { person } = await open();
  await person.click(role('Student'));
  expect(screen.getByRole('combobox', { name: 'Grade' })).toBeTruthy();
  await person.click(role('Tutor'));
  const names = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ value }) => value);
  expect(names('Subject specialties')).toEqual([
    'Math',
    'Science',
    'History',
    'Geography',
    'IT',
    'English',
    'Chemistry',
    'Robotics',
  ]);
  expect(field('Bio (optional)')).toBeTruthy();
  expect(field('Hourly rate in USD (optional)')).toBeTruthy();
  await person.click(role('Teacher'));
  expect(field('School name (optional)')).toBeTruthy();
  await person.click(role('Parent'));
  expect(names("Your children's grade levels")).toEqual([
    'Pre-K',
    'K',
    '1st',
    '2nd',
    '3rd',
    '4th',
    '5th',
    '6th',
  ]);
});

test('[S2.168] choosing a role clears all role-specific fields', async () => {
  const { person } = await open();
  await person.click(role('Tutor'));
  await person.type(field('Bio (optional)'), 'I teach');
  await person.click(role('Teacher'));
  await person.click(role('Tutor'));
  expect(field('Bio (optional)').value).toBe('');
});

test('[S5.16] [S5.17] [S5.18] names are required, at their fields', async () => {
  const { seen, person } = await open();
  await person.click(role('Student'));
  await person.click(submit());
  expect(await screen.findByText('First name is required')).toBeTruthy();
  expect(screen.getByText('Last name is required')).toBeTruthy();
  expect(calls(seen)).toEqual([]);
});

test('[S5.20] [S5.21] the rate is entered in dollars and sent in cents, for tutors', async () => {
  const { seen, person } = await open(after('tutor'));
  await person.click(role('Tutor'));
  await person.type(field('First name'), 'Ada');
  await person.type(field('Last name'), 'Byron');
  await person.click(screen.getByRole('checkbox', { name: 'Math' }));
  await person.type(field('Hourly rate in USD (optional)'), '25.50');
  await person.click(submit());
  await screen.findByText('Profile Setup Complete');
  expect(seen[0]?.input).toEqual({
    role: 'tutor',
    firstName: 'Ada',
    lastName: 'Byron',
    specialties: ['Math'],
    hourlyRate: 2550,
  });
});

test.each([
  ['[S4.40]', 'Student', 'student', '/'],
  ['[S4.41]', 'Tutor', 'tutor', '/'],
  ['[S4.42]', 'Teacher', 'teacher', '/teacher'],
  ['[S4.42]', 'Parent', 'parent', '/teacher'],
] as const)(
  '%s [S8.19] [S8.20] [S7.18] [S5.21] after setup a %s (%s) goes to %s',
  async (_id, name, asRole, path) => {
    const { seen, person, ...app } = await open(after(asRole));
    await person.click(role(name));
    await person.type(field('First name'), 'Ada');
    await person.type(field('Last name'), 'Byron');
    await person.click(submit());
    expect(await screen.findByText('Profile Setup Complete')).toBeTruthy();
    expect(screen.getByText('Your account has been set up successfully!')).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe(path));
    expect(calls(seen)).toContain('account.viewer');
    expect(Object.keys(seen[0]?.input ?? {})).not.toContain('hourlyRate');
  },
);

test('[S2.170] the button says so while pending', async () => {
  let answer: (reply: Outputs['account']['setupProfile']) => void = () => {};
  const { person } = await open({
    ...after('student'),
    'account.setupProfile': () => new Promise((resolve) => (answer = resolve)),
  });
  await person.click(role('Student'));
  await person.type(field('First name'), 'Ada');
  await person.type(field('Last name'), 'Byron');
  await person.click(submit());
  await waitFor(() => expect(submit().textContent).toBe('Setting up your account...'));
  answer({ user: userAs('student'), next: '/' });
  await screen.findByText('Profile Setup Complete');
});

test.each([
  ['[S8.10]', () => refuse(409, 'Your role is already set.'), 'Your role is already set.'],
  ['[S8.11]', () => new Response('', { status: 502 }), 'Failed to set up your profile. Please try again.'],
])("%s a failure shows 'Setup Failed'", async (_id, failure, text) => {
  const { person } = await open({ 'account.setupProfile': failure });
  await person.click(role('Student'));
  await person.type(field('First name'), 'Ada');
  await person.type(field('Last name'), 'Byron');
  await person.click(submit());
  expect(await screen.findByText('Setup Failed')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, refuse, serve, type Handlers } from '../../testing/serve.ts';

const id = (last: string) => `0198a000-0000-7000-8000-0000000000${last}`;
const TEACHER = {
  username: 'okafor',
  email: 'okafor@maple.test',
  status: 'teaches',
  isAdministrator: false,
  isMe: false,
  classes: 2,
  lastSeen: '2026-11-27',
} as const;
const SCHOOL: Outputs['school']['get'] = {
  teachers: [
    { ...TEACHER, id: id('01'), name: 'Ms. Okafor' },
    {
      ...TEACHER,
      id: id('02'),
      name: 'Mr. New',
      username: 'new',
      email: null,
      status: 'waits',
      classes: 0,
      lastSeen: null,
    },
    { ...TEACHER, id: id('03'), name: 'Ms. Head', isAdministrator: true, isMe: true, classes: 1 },
  ],
  classes: [
    {
      id: id('11'),
      name: 'Owls',
      grade: '1st',
      owner: 'Ms. Okafor',
      pupils: 24,
      withoutGuardian: 7,
      withoutConsent: { chat: 9, multiplayer: 12, tutoring: 24 },
    },
  ],
  devices: [
    {
      id: id('21'),
      label: 'Tablet 1',
      className: 'Owls',
      trustedBy: 'Ms. Okafor',
      lastUsed: '2026-11-26',
      isAsleep: true,
    },
  ],
};
const LINES: Outputs['school']['lines'] = {
  lines: [
    {
      id: '42',
      at: '2026-11-27T12:00:00.000Z',
      actor: 'Ms. Okafor',
      action: 'classes.cards',
      times: 24,
      about: 'Owls',
    },
  ],
  next: null,
};
const open = async (handlers: Handlers = {}) => {
  const seen = serve({ 'school.get': SCHOOL, 'school.lines': LINES, ...handlers });
  const app = renderApp('/school', signedInAs('teacher'));
  await screen.findByRole('heading', { level: 1, name: 'School' });
  return { seen, ...app };
};
const press = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('who looks after the school reads teachers, classes in numbers, devices and what was done', async () => {
  await open();
  expect(
    panel('Teachers').getByText(/okafor@maple.test · 2 classes · last here November 27, 2026/),
  ).toBeTruthy();
  expect(
    panel('Waiting for your yes').getByText(/no confirmed address · No class · not here yet/),
  ).toBeTruthy();
  const row = screen.getByRole('row', { name: /Owls/ });
  expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
    'Owls',
    '1st grade',
    'Ms. Okafor',
    '24',
    '7',
    '9',
    '12',
    '24',
  ]);
  expect(panel('Classroom devices').getByText('Asleep:')).toBeTruthy();
  expect(await panel('What was done').findByText(/made sign-in cards \(24\) · Owls/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('a teacher is approved, gets a link, and a device is ended, each after a question', async () => {
  const { seen, person } = await open({
    'school.approve': { ok: true },
    'school.resetPassword': { ok: true },
    'school.endDevice': { ok: true },
  });
  await person.click(press('Approve Mr. New'));
  await person.click(press('Yes, let them teach'));
  await waitFor(() => expect(asked(seen, 'school.approve')).toEqual([{ teacherId: id('02') }]));
  await person.click(press('Send Ms. Okafor a link for a new password'));
  expect(screen.getByText(/okafor@maple.test\? It works once/)).toBeTruthy();
  await person.click(press('Yes, send it'));
  await waitFor(() => expect(asked(seen, 'school.resetPassword')).toEqual([{ teacherId: id('01') }]));
  await person.click(press('End Tablet 1 of Owls'));
  expect(calls(seen)).not.toContain('school.endDevice');
  await person.click(press('Yes, end it'));
  await waitFor(() => expect(asked(seen, 'school.endDevice')).toEqual([{ deviceId: id('21') }]));
});

test('older lines are read when asked for', async () => {
  const old: Outputs['school']['lines']['lines'][number] = {
    id: '7',
    at: '2026-11-01T12:00:00.000Z',
    actor: 'Ms. Okafor',
    action: 'classes.create',
    times: 1,
    about: 'Owls',
  };
  const { person } = await open({
    'school.lines': (input) =>
      input.before === '42' ? { lines: [old], next: null } : { ...LINES, next: '42' },
  });
  await person.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText(/made a class/)).toBeTruthy();
  expect(screen.getByText(/made sign-in cards/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('without the right the page is not there; when what was done cannot be read, the rest is', async () => {
  serve({ 'school.get': refuse(404, 'Not found') });
  const { unmount } = renderApp('/school', signedInAs('teacher'));
  expect(await screen.findByText(/404|not found|lost/i)).toBeTruthy();
  unmount();
  await open({ 'school.lines': () => refuse(500, 'Broken') });
  expect(await screen.findByText(/What was done could not be read/)).toBeTruthy();
});

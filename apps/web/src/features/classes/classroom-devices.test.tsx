import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { classOf, ROOM } from '../../testing/classes.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const here = { classId: ROOM };
const TABLET = {
  id: ROOM,
  label: 'Tablet 1',
  trustedBy: 'Ms. Okafor',
  lastUsedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2027-08-01T12:00:00.000Z',
  isAsleep: false,
  isThis: false,
};
const open = async (handlers: Handlers = {}) => {
  const seen = serve({
    'classes.get': whenAsked<'classes.get'>(here, classOf()),
    'classes.devices': [TABLET],
    'learnerGroups.list': [],
    'classes.list': [],
    ...handlers,
  });
  const app = renderApp(`/classes/${ROOM}/pupils`, signedInAs('teacher'));
  await screen.findByRole('heading', { name: 'Pupils of Room 12' });
  return { seen, ...app };
};
const press = (name: string) => screen.getByRole('button', { name });

test('a device is named and trusted after a question; the teacher is then signed out on it', async () => {
  const { seen, person, path } = await open({ 'classes.trustDevice': { id: ROOM, label: 'Tablet 2' } });
  const panel = within(await screen.findByRole('region', { name: 'Classroom devices' }));
  expect(panel.getByText(/the one pupil whose card/)).toBeTruthy();
  expect(panel.getByText(/Last used Nov 20, 2026/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.type(screen.getByLabelText('Name of this device'), ' Tablet 2 ');
  await person.click(press('Trust this device'));
  expect(screen.getByText(/you are signed out here at once/)).toBeTruthy();
  expect(calls(seen)).not.toContain('classes.trustDevice');
  await person.click(press('Yes, trust it and sign me out'));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(asked(seen, 'classes.trustDevice')).toEqual([{ ...here, label: 'Tablet 2' }]);
  expect(await screen.findByText('This device is ready for the class')).toBeTruthy();
});

test('a device is ended after a question', async () => {
  const { seen, person } = await open({ 'classes.endDevice': { ok: true } });
  await person.click(await screen.findByRole('button', { name: 'End Tablet 1' }));
  expect(screen.getByText(/who is signed in there is signed out/)).toBeTruthy();
  await person.click(press('Yes, end it'));
  await waitFor(() => expect(asked(seen, 'classes.endDevice')).toEqual([{ ...here, deviceId: TABLET.id }]));
});

test('a device that sleeps says why, and is woken by a press', async () => {
  const { seen, person } = await open({
    'classes.devices': [{ ...TABLET, isAsleep: true }],
    'classes.wakeDevice': { ok: true },
  });
  expect(await screen.findByText(/wrong pictures were tried too often/)).toBeTruthy();
  expect(screen.getByText(/two hours after signing in/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Wake Tablet 1'));
  await waitFor(() => expect(asked(seen, 'classes.wakeDevice')).toEqual([{ ...here, deviceId: TABLET.id }]));
});

test('a device that is awake has nothing to wake', async () => {
  await open();
  await screen.findByRole('button', { name: 'End Tablet 1' });
  expect(screen.queryByRole('button', { name: 'Wake Tablet 1' })).toBeNull();
});

test('on a device of the class it is not trusted a second time', async () => {
  await open({ 'classes.devices': [{ ...TABLET, isThis: true }] });
  expect(await screen.findByText('Tablet 1 (this device)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Trust this device' })).toBeNull();
});

test('a class without pictures is not asked about devices; when they cannot be read, the class is there', async () => {
  const [, ben] = classOf().pupils;
  if (!ben) throw new Error('a pupil');
  await open({ 'classes.get': classOf({ pupils: [ben] }), 'classes.devices': [] });
  expect(screen.queryByRole('region', { name: 'Classroom devices' })).toBeNull();
});

test('when the devices cannot be read, the panel says so and the class is there', async () => {
  await open({ 'classes.devices': () => refuse(500, 'Broken') });
  expect(await screen.findByText(/The devices could not be read/)).toBeTruthy();
});

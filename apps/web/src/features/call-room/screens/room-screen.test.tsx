import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '../../../testing/axe-violations.ts';
import { CallTable, helloOf, personOf, roomOf, SESSION } from '../../../testing/call-table.ts';
import { goIn, openRoom, prepareCall } from '../../../testing/call-visitor.tsx';
import { asked, refuse } from '../../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../../testing/call-table.ts'));
beforeEach(prepareCall);

test('[P5.31] before the call it says who is there, that nothing is recorded, and what computers learn of each other', async () => {
  openRoom('student');
  await screen.findByRole('button', { name: 'Go in' });
  expect(screen.getByText(/You meet Tom, your tutor/)).toBeTruthy();
  expect(screen.getByText(/Nothing is recorded/)).toBeTruthy();
  expect(screen.getByText(/learn each other's internet address/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('[P5.22] where media are relayed nobody learns an address, and nothing says so', async () => {
  openRoom('student', { 'tutoring.room': roomOf('student', { isRelayOnly: true }) });
  await screen.findByRole('button', { name: 'Go in' });
  expect(screen.queryByText(/internet address/)).toBeNull();
});

test('[P5.21] each refused device says how to allow it, and going in without them works', async () => {
  const { person } = openRoom('student');
  expect(await screen.findByText(/allow the microphone/)).toBeTruthy();
  expect(await screen.findByText(/allow the camera/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Go in' }));
  await waitFor(() => expect(CallTable.rooms).toHaveLength(1));
  act(() => CallTable.last.say('hello', helloOf('student', 'own-visit')));
  expect(await screen.findByRole('region', { name: 'Whiteboard' })).toBeTruthy();
  expect(screen.queryByText(/allow the camera/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Camera on' }));
  expect(await screen.findByText(/allow the camera/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Close this' }));
  expect(screen.queryByText(/allow the camera/)).toBeNull();
});

test('[P5.30] a guardian sits in with nothing turned on', async () => {
  openRoom('guardian');
  await screen.findByRole('heading', { name: 'Sit in' });
  expect(screen.getByText('Your microphone is off')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[P5.29] a child waits with a countdown until the tutor has begun', async () => {
  await goIn('student', { phase: 'waiting', isStarted: false, startsAt: 1_000_000 + 245_000 });
  expect(await screen.findByRole('heading', { name: 'Your tutor is on the way' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^4:0[45]$/);
  expect(await axeViolations()).toEqual([]);
  act(() =>
    CallTable.last.say('people', {
      phase: 'live',
      isStarted: true,
      people: [personOf('student', 'own-visit')],
    }),
  );
  expect(await screen.findByRole('region', { name: 'Whiteboard' })).toBeTruthy();
});

test('[P5.29] the tutor sees who waits, and begins', async () => {
  const people = [personOf('tutor', 'own-visit'), personOf('student', 'visit-mia')];
  const { seen, person } = await goIn(
    'tutor',
    { phase: 'waiting', isStarted: false, people },
    {
      'tutoring.startSession': refuse(409, 'This is not possible right now', { code: 'wrong_state' }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBeTruthy();
  expect(within(screen.getByRole('list')).getByText('Mia')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Begin the session' }));
  expect(asked(seen, 'tutoring.startSession')).toEqual([{ sessionId: SESSION }]);
  expect(await screen.findByText('This is not possible right now')).toBeTruthy();
});

test('[P5.23] a cut wire is said in a line, and the board is asked for when it is back', async () => {
  await goIn('student');
  await screen.findByRole('region', { name: 'Whiteboard' });
  act(() => CallTable.last.cut());
  expect(await screen.findByText('Reconnecting. You can go on talking.')).toBeTruthy();
  await waitFor(() => expect(CallTable.rooms).toHaveLength(2), { timeout: 3000 });
  act(() => CallTable.last.say('hello', helloOf('student', 'own-visit')));
  await waitFor(() => expect(screen.queryByText('Reconnecting. You can go on talking.')).toBeNull());
  expect(CallTable.last.asked.map(({ name }) => name)).toContain('board');
});

test('[P5.27] the notes of the tutor wait until the end, and go to the family only when they are sent', async () => {
  const { seen, person } = await goIn(
    'tutor',
    {},
    {
      'tutoring.noteSession': refuse(400, 'No phone numbers here.', { code: 'invalid_input' }),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Notes' }));
  await person.type(screen.getByLabelText('Your notes'), 'Knows thirds');
  expect(await axeViolations()).toEqual([]);
  act(() => CallTable.last.say('notice', { code: 'ended' }));
  expect(await screen.findByRole('heading', { name: 'The session is over' })).toBeTruthy();
  const note = screen.getByLabelText('How did it go?');
  expect(note).toHaveProperty('value', 'Knows thirds');
  await person.click(screen.getByRole('button', { name: 'Send to the family' }));
  expect(asked(seen, 'tutoring.noteSession')).toEqual([{ sessionId: SESSION, note: 'Knows thirds' }]);
  expect(await screen.findByText('No phone numbers here.')).toBeTruthy();
  expect(note).toHaveProperty('value', 'Knows thirds');
  expect(await axeViolations()).toEqual([]);
});

test('a page that was in goes in again by itself after a reload, until it leaves', async () => {
  const first = await goIn('student');
  await screen.findByRole('region', { name: 'Whiteboard' });
  first.unmount();
  const { person } = openRoom('student');
  await waitFor(() => expect(CallTable.rooms).toHaveLength(2));
  act(() => CallTable.last.say('hello', helloOf('student', 'next-visit')));
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'You have left' })).toBeTruthy();
  expect(CallTable.last.hasLeft).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('[P9.05] a stranger finds nothing', async () => {
  openRoom('student', { 'tutoring.room': refuse(404, 'Not found', { code: 'not_found' }) });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to tutoring' }).getAttribute('href')).toBe('/tutoring');
});

test('[P5.20] before its time the page says when the room opens', async () => {
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  openRoom('student', { 'tutoring.room': roomOf('student', { opensAt }) });
  expect(await screen.findByRole('heading', { name: 'You are early' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to tutoring' })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

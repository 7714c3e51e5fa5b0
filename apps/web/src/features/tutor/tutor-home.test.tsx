import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { REQUEST, requestOf, sessionOf } from '../../testing/tutor.ts';
import type { User } from '../../lib/api/replies.ts';

const NOW = new Date('2026-11-24T17:00:00.000Z');
const at = (minutes: number): string => new Date(NOW.getTime() + minutes * 60_000).toISOString();
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const MONTHS = [
  ...Array.from({ length: 10 }, (_, month) => ({
    month: `2026-${String(month + 1).padStart(2, '0')}`,
    sessions: 0,
    cents: 0,
  })).slice(1),
  { month: '2025-12', sessions: 0, cents: 0 },
  { month: '2026-10', sessions: 2, cents: 8000 },
  { month: '2026-11', sessions: 1, cents: 4000 },
];
const VERIFIED = { isVerified: true, verificationExpires: '2027-11-24T23:59:59.000Z', hourlyRate: 4000 };

async function open(handlers: Handlers = {}, more: Partial<User> = VERIFIED) {
  const seen = serve({
    'tutoring.requests': [],
    'tutoring.sessions': [],
    'tutoring.stats': { totalSessions: 0, completedSessions: 0, totalHours: 0, averageRating: 0 },
    'tutoring.earnings': { months: MONTHS, all: { sessions: 9, cents: 36_000 } },
    ...handlers,
  });
  const app = renderApp('/', signedInAs('tutor', more));
  await screen.findByRole('heading', { level: 1, name: /Welcome back/ });
  return { seen, ...app };
}
const region = (name: string) => within(screen.getByRole('region', { name }));

test('[P5.38] [S2.035] the home has today, requests by urgency, what is to do, the week, earnings and the verification', async () => {
  await open({
    'tutoring.sessions': [
      sessionOf({ scheduledTime: at(65) }),
      sessionOf({ id: REQUEST, status: 'completed', scheduledTime: at(-3000) }),
    ],
    'tutoring.requests': [
      requestOf({ topic: 'Later', urgency: 'flexible', expiresAt: at(7000) }),
      requestOf({ id: sessionOf().id, topic: 'Now', urgency: 'urgent', expiresAt: at(200) }),
    ],
  });
  expect(region('Today').getByText(/Starts in 1 h 5 min/)).toBeTruthy();
  const waiting = region('Requests of your subjects');
  expect(waiting.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Now',
    'Later',
  ]);
  expect(waiting.getByText('Waits another 3 h 20 min')).toBeTruthy();
  expect(region('To do').getByRole('link', { name: '1 note to write' }).getAttribute('href')).toBe(
    '/tutoring#history',
  );
  expect(region('The week').getByText('Tuesday, Nov 24: 1 session')).toBeTruthy();
  const earned = region('Earnings');
  for (const sum of ['$40.00', '$80.00', '$360.00']) expect(earned.getAllByText(sum)[0]).toBeTruthy();
  expect(earned.getByText(/Paying out happens outside of this product/)).toBeTruthy();
  expect(region('Verification').getByText(/until Nov 24, 2027/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('[P5.18] a session just after midnight can be started from the home before its day begins', async () => {
  vi.setSystemTime(new Date('2026-11-24T23:55:00'));
  await open({
    'tutoring.sessions': [sessionOf({ scheduledTime: new Date('2026-11-25T00:02:00').toISOString() })],
  });
  expect(region('Today').getByRole('button', { name: 'Start Session' })).toBeTruthy();
});

test('[P5.18] a running session is joined from the home', async () => {
  await open({
    'tutoring.sessions': [
      sessionOf({ status: 'in-progress', scheduledTime: at(-5), meetingLink: '/tutoring/room/x' }),
    ],
  });
  expect(region('Today').getByRole('link', { name: 'Join Call' }).getAttribute('href')).toBe(
    '/tutoring/room/x',
  );
});

test('[P1.10] 30 days before its end the verification stands first, with what to do', async () => {
  await open({}, { ...VERIFIED, verificationExpires: '2026-12-20T12:00:00.000Z' });
  const card = region('Verification');
  expect(card.getByText('Ends soon')).toBeTruthy();
  expect(card.getByText('Dec 20, 2026')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Ask our staff' }).getAttribute('href')).toBe('/support');
});

test('[P1.10] who is not verified, or not any more, reads no family’s data', async () => {
  const { seen } = await open({}, { isVerified: false, verificationExpires: '2026-11-01T12:00:00.000Z' });
  expect(region('Verification').getByText('Ended')).toBeTruthy();
  expect(calls(seen).filter((call) => call.startsWith('tutoring.'))).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

test('a tutor changes what families read; a refused text says why and is kept', async () => {
  let isTaken = false;
  const { seen, person } = await open({
    'tutoring.saveProfile': () =>
      isTaken
        ? { bio: 'Call me', specialties: ['Math'], hourlyRate: 2750 }
        : refuse(400, 'Please leave out phone numbers.', { code: 'invalid_input' }),
  });
  await person.click(region('What families read').getByRole('button', { name: 'Change' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('About you'), 'Call me');
  await person.clear(dialog.getByLabelText(/Price of an hour/));
  await person.type(dialog.getByLabelText(/Price of an hour/), 'cheap');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please choose at least one subject')).toBeTruthy();
  expect(dialog.getByText(/Please write a price/)).toBeTruthy();
  await person.click(dialog.getByRole('checkbox', { name: 'Math' }));
  await person.clear(dialog.getByLabelText(/Price of an hour/));
  await person.type(dialog.getByLabelText(/Price of an hour/), '$27.5');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('leave out phone numbers');
  isTaken = true;
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(seen, 'tutoring.saveProfile').at(-1)).toEqual({
    bio: 'Call me',
    specialties: ['math'],
    hourlyRate: 2750,
  });
});

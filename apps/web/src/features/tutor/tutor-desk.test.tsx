import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { REQUEST, requestOf, SESSION, sessionOf } from '../../testing/tutor.ts';

/** Noon in New York; the session of the fixtures begins three hours later. */
const NOW = new Date('2026-11-24T17:00:00.000Z');
const at = (minutes: number): string => new Date(NOW.getTime() + minutes * 60_000).toISOString();
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const STATS = { totalSessions: 3, completedSessions: 2, totalHours: 2, averageRating: 5 };
async function open(handlers: Handlers = {}, hash = '') {
  const seen = serve({
    'tutoring.requests': [requestOf()],
    'tutoring.sessions': [sessionOf()],
    'tutoring.stats': STATS,
    'tutoring.slots': { timeZone: 'America/New_York', starts: [at(120), at(150)] },
    'tutoring.sessionSkills': ['fractions', 'time', 'rounding', 'area'].map((name) => ({
      skill: `math-${name}`,
      name,
      isOfGrade: true,
    })),
    ...handlers,
  });
  const tutor = signedInAs('tutor', { isVerified: true, hourlyRate: 4000, ratingCount: 2 });
  const app = renderApp(`/tutoring${hash}`, tutor);
  await screen.findByRole('heading', { level: 1, name: 'Live Tutoring' });
  return { seen, ...app };
}
const card = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string) => screen.getByRole('button', { name });

test('[P5.02] [P5.13] an offer takes a free time and shows the price that follows from the length', async () => {
  const { seen, person } = await open({ 'tutoring.offer': requestOf({ status: 'offered' }) });
  expect(card('Fractions on a line').getByText('normal (Today/Tomorrow)')).toBeTruthy();
  expect(card('Fractions on a line').getByText(/Waits another 41 h/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Offer a time'));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('In America/New_York')).toBeTruthy();
  expect(dialog.getByText('$40.00', { selector: 'b' })).toBeTruthy();
  await person.selectOptions(dialog.getByLabelText('Length'), '90 minutes');
  expect(await dialog.findByText('$60.00', { selector: 'b' })).toBeTruthy();
  await vi.waitFor(() => expect(dialog.getByLabelText('Time')).toHaveProperty('disabled', false));
  await person.selectOptions(dialog.getByLabelText('Time'), 'Tue, Nov 24, 2:30 PM');
  expect(await axeViolations()).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Send the offer' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(seen, 'tutoring.offer')).toEqual([
    { requestId: REQUEST, duration: 90, scheduledTime: at(150) },
  ]);
});

test('[P5.02] a request that somebody else answered meanwhile says so in the dialog, which keeps what was chosen', async () => {
  const { person } = await open({
    'tutoring.offer': refuse(404, 'We could not find that.', { code: 'not_found' }),
    'tutoring.slots': { timeZone: 'America/New_York', starts: [] },
  });
  await person.click(press('Offer a time'));
  const dialog = within(screen.getByRole('dialog'));
  const typed = await dialog.findByLabelText('Another time');
  await person.click(dialog.getByRole('button', { name: 'Send the offer' }));
  expect(dialog.getByText('Please choose a day and a time')).toBeTruthy();
  await person.type(typed, '2026-11-25T15:00');
  await person.click(dialog.getByRole('button', { name: 'Send the offer' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('was answered or has run out');
  expect(dialog.getByLabelText<HTMLInputElement>('Another time').value).toBe('2026-11-25T15:00');
});

test('[P5.02] an own offer stands with its time and price, and is taken back after a question', async () => {
  const offered = requestOf({
    status: 'offered',
    offeredTime: at(180),
    offeredMinutes: 60,
    offeredCost: 4000,
    studentName: 'Maya',
  });
  const { seen, person } = await open(
    {
      'tutoring.requests': [offered],
      'tutoring.withdrawOffer': requestOf(),
    },
    '#requests',
  );
  expect(card('Fractions on a line').getByText(/You offered Tue, Nov 24/)).toBeTruthy();
  await person.click(press('Withdraw the offer'));
  await person.click(press('Take it back'));
  await vi.waitFor(() => expect(asked(seen, 'tutoring.withdrawOffer')).toEqual([{ requestId: REQUEST }]));
});

test('[P5.18] [S2.036] [S2.121] [S2.122] [S4.36] [S4.37] [S4.38] a session can be started from ten minutes before; the call then opens in a new tab', async () => {
  const started = sessionOf({
    scheduledTime: at(10),
    status: 'in-progress',
    meetingLink: `/tutoring/room/${SESSION}`,
  });
  const sessions = [sessionOf({ scheduledTime: at(10) })];
  const { seen, person } = await open(
    {
      'tutoring.sessions': () => sessions,
      'tutoring.startSession': () => {
        sessions[0] = started;
        return started;
      },
    },
    '#sessions',
  );
  expect(card('Math with Maya').getByText('3rd grade · Starts in 10 minutes')).toBeTruthy();
  await person.click(press('Start Session'));
  const link = await screen.findByRole('link', { name: 'Join Call' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    `/tutoring/room/${SESSION}`,
    '_blank',
    'noopener',
  ]);
  expect(asked(seen, 'tutoring.startSession')).toEqual([{ sessionId: SESSION }]);
  expect(await axeViolations()).toEqual([]);
});

test('[P5.18] earlier there is no such button', async () => {
  await open({ 'tutoring.sessions': [sessionOf({ scheduledTime: at(11) })] }, '#sessions');
  expect(screen.queryByRole('button', { name: 'Start Session' })).toBeNull();
});

test('[P5.18] a start that the server refuses says why at the session', async () => {
  const { person } = await open(
    {
      'tutoring.sessions': [sessionOf({ scheduledTime: at(5) })],
      'tutoring.startSession': refuse(409, 'This is not possible right now', { code: 'wrong_state' }),
    },
    '#sessions',
  );
  await person.click(press('Start Session'));
  expect((await card('Math with Maya').findByRole('alert')).textContent).toContain('from 10 minutes before');
});

test('[P5.15] [P5.19] cancelling and a no-show ask first and say what they cost', async () => {
  const { seen, person } = await open(
    {
      'tutoring.sessions': [sessionOf({ scheduledTime: at(-10) })],
      'tutoring.markNoShow': sessionOf({ status: 'no-show' }),
    },
    '#sessions',
  );
  await person.click(press('Cancel'));
  expect(screen.getByText(/It costs the family nothing/)).toBeTruthy();
  await person.click(press('Keep it as it is'));
  await person.click(press('Nobody came'));
  expect(screen.getByText(/Did Maya not come/)).toBeTruthy();
  await person.click(press('The student did not come'));
  await vi.waitFor(() => expect(asked(seen, 'tutoring.markNoShow')).toEqual([{ sessionId: SESSION }]));
  expect(asked(seen, 'tutoring.cancelSession')).toEqual([]);
});

test('[P5.34] a note names at most three skills; a refused text says why and is kept', async () => {
  const done = sessionOf({ status: 'completed', scheduledTime: at(-120) });
  let answer: 'refuse' | 'take' = 'refuse';
  const { seen, person } = await open(
    {
      'tutoring.sessions': [done],
      'tutoring.noteSession': () =>
        answer === 'refuse'
          ? refuse(400, 'Please leave out phone numbers.', { code: 'invalid_input' })
          : done,
    },
    '#history',
  );
  await person.click(press('Write the note'));
  const dialog = within(screen.getByRole('dialog'));
  for (const name of ['fractions', 'time', 'rounding'])
    await person.click(await dialog.findByRole('checkbox', { name }));
  expect(dialog.getByRole('checkbox', { name: 'area' })).toHaveProperty('disabled', true);
  await person.type(dialog.getByLabelText('Note for the family'), 'Call 555');
  await person.click(dialog.getByRole('button', { name: 'Save the note' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('leave out phone numbers');
  expect(await axeViolations()).toEqual([]);
  answer = 'take';
  await person.click(dialog.getByRole('button', { name: 'Save the note' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(seen, 'tutoring.noteSession').at(-1)).toEqual({
    sessionId: SESSION,
    note: 'Call 555',
    skills: ['math-fractions', 'math-time', 'math-rounding'],
  });
});

test('[S2.123] [P5.33] [P5.17] the history shows what was said, takes a rating, and waives a late cancellation', async () => {
  const said = sessionOf({
    status: 'completed',
    scheduledTime: at(-180),
    notes: 'Thirds are hers.',
    skills: ['math-fractions'],
    studentRating: 5,
    studentFeedback: 'Fun!',
  });
  const late = sessionOf({ id: REQUEST, status: 'cancelled', countsAsUsed: true, subject: 'science' });
  const { seen, person } = await open(
    {
      'tutoring.sessions': [said, late],
      'tutoring.rateSession': said,
      'tutoring.waiveSession': { ...late, countsAsUsed: false },
    },
    '#history',
  );
  const held = card('Math with Maya');
  expect(held.getByText('Thirds are hers.')).toBeTruthy();
  expect(held.getByText('The family gave 5 of 5: “Fun!”')).toBeTruthy();
  expect(held.getByText('Fractions')).toBeTruthy();
  await person.click(held.getByRole('button', { name: 'Rate the session' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Save the rating' }));
  expect(dialog.getByText('Please choose 1 to 5')).toBeTruthy();
  await person.click(dialog.getByRole('radio', { name: '4' }));
  await person.click(dialog.getByRole('button', { name: 'Save the rating' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(seen, 'tutoring.rateSession')).toMatchObject([{ sessionId: SESSION, rating: 4 }]);
  expect(card('Science with Maya').getByText('Cancelled. It counts as used.')).toBeTruthy();
  await person.click(press('Let it cost nothing'));
  await vi.waitFor(() => expect(asked(seen, 'tutoring.waiveSession')).toEqual([{ sessionId: REQUEST }]));
});

test('[P5.37] the own rating is New before three families have rated', async () => {
  await open();
  expect(screen.getByText('New')).toBeTruthy();
});

import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { hoursAhead, sessionOf, tutoringHandlers } from '../../testing/tutoring.ts';
import { StatusBand } from './status-band.tsx';

const TITLE = 'Science with Hana Sato';
const open = async (
  handlers: Handlers,
  tab: 'sessions' | 'history' = 'sessions',
  role: 'student' | 'parent' = 'student',
) => {
  const seen = serve({ ...tutoringHandlers(), ...handlers });
  const app = renderApp(`/tutoring?tab=${tab}`, signedInAs(role));
  await screen.findByRole('heading', { name: 'Live Tutoring' });
  return { seen, ...app };
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const SESSIONS = 'tutoring.sessions';

test('[S2.121] [P5.18] [S9.18] [P5.10] a session has state, time in both zones and price, and a family never starts it', async () => {
  await open({ [SESSIONS]: [sessionOf()] });
  const row = screen.getByRole('listitem', { name: TITLE });
  expect(row.textContent).toMatch(/scheduled.*Berlin time.*60 minutes.*\$25\.00/);
  expect(screen.queryByRole('button', { name: /Start Session/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Join Call|waiting room/ })).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

test('[S2.122] [S4.37] [S4.38] a running session with a link offers Join Call in a new tab, and without one does not', async () => {
  const link = '/tutoring/room/0198a000-0000-7000-8000-000000000130';
  const running = { status: 'in-progress', scheduledTime: hoursAhead(-0.2) } as const;
  await open({
    [SESSIONS]: [
      sessionOf({ ...running, meetingLink: link }),
      sessionOf({ ...running, id: 'without', subject: 'math' }),
      sessionOf({ id: 'later', subject: 'history', meetingLink: link }),
    ],
  });
  const joins = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Join Call/ });
  expect(joins.map((one) => [one.getAttribute('href'), one.target, one.rel])).toEqual([
    [link, '_blank', 'noopener'],
  ]);
  expect(within(screen.getByRole('listitem', { name: TITLE })).getByText('in-progress')).toBeTruthy();
});

test('from fifteen minutes before a session there is a link to its waiting room', async () => {
  await open({
    [SESSIONS]: [
      sessionOf({ id: 'soon', scheduledTime: hoursAhead(0.2) }),
      sessionOf({ id: 'later', subject: 'math', scheduledTime: hoursAhead(0.3) }),
    ],
  });
  const [link, ...others] = screen.getAllByRole<HTMLAnchorElement>('link', { name: /waiting room/ });
  expect(link?.getAttribute('href')).toBe('/tutoring/room/soon');
  expect(link?.target).toBe('_blank');
  expect(others).toEqual([]);
});

test('[S4.35] a state that nobody knows is grey', () => {
  render(<StatusBand status="rescheduled" />);
  expect(screen.getByText('rescheduled').dataset['tone']).toBe('none');
});

test('[P5.15] [P5.17] cancelling says what it costs: nothing twelve hours before, used later', async () => {
  const { seen, person } = await open(
    {
      [SESSIONS]: [sessionOf(), sessionOf({ id: 'late', subject: 'math', scheduledTime: hoursAhead(11) })],
      'tutoring.cancelSession': sessionOf({ status: 'cancelled' }),
    },
    'sessions',
    'parent',
  );
  await person.click(press(`Cancel: Math with Hana Sato`));
  expect(screen.getByText(/less than 12 hours, so it counts as used/)).toBeTruthy();
  await person.click(press('Keep it'));
  expect(screen.queryByRole('button', { name: 'Change the time: Math with Hana Sato' })).toBeNull();
  await person.click(press(`Cancel: ${TITLE}`));
  expect(screen.getByText(/It costs nothing/)).toBeTruthy();
  await person.click(press('Yes, cancel it'));
  await waitFor(() => expect(asked(seen, 'tutoring.cancelSession')).toEqual([{ sessionId: sessionOf().id }]));
});

test('[P5.17] a session is moved to a free time; one that is taken meanwhile says so and brings fresh times', async () => {
  const start = hoursAhead(50);
  let tries = 0;
  const { seen, person } = await open({
    [SESSIONS]: [sessionOf()],
    'tutoring.slots': { timeZone: 'Europe/Berlin', starts: [start] },
    'tutoring.moveSession': () => {
      tries += 1;
      return tries === 1
        ? refuse(409, 'This time is taken.', { code: 'slot_taken' })
        : sessionOf({ scheduledTime: start });
    },
  });
  await person.click(press(`Change the time: ${TITLE}`));
  const dialog = within(screen.getByRole('dialog'));
  const choose = async () => {
    const times = within(await dialog.findByRole('group', { name: 'Start' }));
    await person.click(times.getByRole('radio'));
    await person.click(dialog.getByRole('button', { name: 'Move it' }));
  };
  await choose();
  expect((await dialog.findByRole('alert')).textContent).toContain('not free any more');
  expect(asked(seen, 'tutoring.slots')[0]).toMatchObject({ moving: sessionOf().id, duration: 60 });
  await choose();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(seen, 'tutoring.moveSession')).toEqual(
    Array.from({ length: 2 }, () => ({ sessionId: sessionOf().id, scheduledTime: start })),
  );
});

test('[P5.15] [P5.19] a guardian stops a running session, and says that the tutor did not come', async () => {
  const { seen, person } = await open(
    {
      [SESSIONS]: [
        sessionOf({ status: 'in-progress', scheduledTime: hoursAhead(-0.1) }),
        sessionOf({ id: 'alone', subject: 'math', scheduledTime: hoursAhead(-0.3) }),
      ],
      'tutoring.endSession': sessionOf({ status: 'completed' }),
      'tutoring.markNoShow': sessionOf({ status: 'no-show', missedBy: 'tutor' }),
    },
    'sessions',
    'parent',
  );
  await person.click(press(`Stop: ${TITLE}`));
  await person.click(press('Yes, stop it now'));
  await waitFor(() => expect(asked(seen, 'tutoring.endSession')).toHaveLength(1));
  await person.click(press('The tutor did not come: Math with Hana Sato'));
  await person.click(press('Yes, nobody came'));
  await waitFor(() => expect(asked(seen, 'tutoring.markNoShow')).toEqual([{ sessionId: 'alone' }]));
});

test('[S2.123] [P5.33] [P5.36] history has what is over, with the tutor’s note and both ratings, and can be rated', async () => {
  const completed = sessionOf({
    status: 'completed',
    scheduledTime: hoursAhead(-30),
    notes: 'We drew halves.',
  });
  const { seen, person } = await open(
    {
      [SESSIONS]: [
        sessionOf({ id: 'open', subject: 'history' }),
        completed,
        sessionOf({ id: 'rated', subject: 'math', status: 'completed', studentRating: 4, tutorRating: 5 }),
        sessionOf({ id: 'gone', subject: 'english', status: 'cancelled', countsAsUsed: true }),
        sessionOf({ id: 'none', subject: 'it', status: 'no-show', missedBy: 'tutor' }),
      ],
      'tutoring.rateSession': { ...completed, studentRating: 5 },
    },
    'history',
  );
  const rows = within(screen.getByRole('list', { name: 'History' })).getAllByRole('heading', { level: 3 });
  expect(rows).toHaveLength(4);
  expect(screen.getByText(/We drew halves/)).toBeTruthy();
  expect(screen.getByText(/counts as used/)).toBeTruthy();
  expect(screen.getByText(/the tutor did not come/)).toBeTruthy();
  expect(screen.getByText('From the tutor: 5 of 5 stars')).toBeTruthy();
  await person.click(press(`Rate session: ${TITLE}`));
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Send rating'));
  expect(screen.getByRole('alert').textContent).toContain('Please choose one to five stars');
  await person.click(screen.getByRole('radio', { name: '5 stars' }));
  await person.type(screen.getByLabelText(/A few words/), 'Thank you');
  await person.click(press('Send rating'));
  await waitFor(() =>
    expect(asked(seen, 'tutoring.rateSession')).toEqual([
      { sessionId: completed.id, rating: 5, feedback: 'Thank you' },
    ]),
  );
});

test('[P6.05] a child and a parent see how many sessions of the month are used before a booking meets the limit', async () => {
  const entitlements = {
    planId: 'adventure-scholars-free',
    subjects: ['math'],
    maxStudents: 1,
    tutoringSessionsAMonth: 4,
    helperMessagesADay: 20,
    hasAdvancedAnalytics: false,
    hasCustomCurriculum: false,
    hasOfflineAccess: false,
  } as const;
  const now = new Date().toISOString();
  serve({
    ...tutoringHandlers(),
    [SESSIONS]: [
      sessionOf({ id: 'booked', scheduledTime: now }),
      sessionOf({ id: 'late', scheduledTime: now, status: 'cancelled', countsAsUsed: true }),
      sessionOf({ id: 'in-time', scheduledTime: now, status: 'cancelled' }),
      sessionOf({ id: 'long-ago', scheduledTime: '2026-01-05T10:00:00.000Z', status: 'completed' }),
    ],
  });
  const mine = { ...entitlements, subjects: [...entitlements.subjects] };
  const child = renderApp('/tutoring', signedInAs('student', { entitlements: mine }));
  expect(await screen.findByText(/^2 of 4 sessions used or booked this month$/)).toBeTruthy();
  child.unmount();
  const mia = { id: 'c1', name: 'Mia', isInPlan: true, helperAsked: 0, helperLimit: 20 };
  serve({
    ...tutoringHandlers(),
    'plans.usage': {
      maxStudents: 1,
      resetsAt: now,
      children: [{ ...mia, tutoringUsed: 1, tutoringLimit: 1 }],
    },
  });
  renderApp('/tutoring', signedInAs('parent'));
  expect(await screen.findByText(/^Mia: 1 of 1 session used or booked this month$/)).toBeTruthy();
});

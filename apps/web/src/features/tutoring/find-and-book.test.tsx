import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { hoursAhead, sessionOf, tutoringHandlers, tutorOf } from '../../testing/tutoring.ts';

const BOOK = 'tutoring.bookSession';
const open = async (handlers: Handlers = {}, path = '/tutoring', role: 'student' | 'parent' = 'student') => {
  const seen = serve({ ...tutoringHandlers(), ...handlers });
  const app = renderApp(path, signedInAs(role));
  await screen.findByRole('heading', { name: 'Live Tutoring' });
  return { seen, ...app };
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

test('[S1.11] [S2.031] [S2.118] [S2.119] [S9.18] a student finds figures, four tabs and tutors with price, rating and next time', async () => {
  await open({
    'tutoring.sessions': [sessionOf(), sessionOf({ id: 'x', status: 'completed', studentRating: 4 })],
    'tutoring.stats': { totalSessions: 2, averageRating: 4, totalHours: 1.5, completedSessions: 1 },
    'tutoring.tutors': [tutorOf(), tutorOf({ id: 'y', name: 'Noah Kim', ratingCount: 2, hourlyRate: 3050 })],
  });
  for (const [label, value] of [
    ['Total Sessions', '2'],
    ['Average Rating', '4.0'],
    ['Total Hours', '1.5'],
    ['Completed', '1'],
  ])
    expect(screen.getByText(label ?? '').parentElement?.textContent).toContain(value);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Find Tutors',
    'My Requests',
    'My Sessions',
    'History',
  ]);
  const cards = within(screen.getByRole('list', { name: 'Tutors' }));
  expect(cards.getByText('4.5')).toBeTruthy();
  expect(cards.getByText('$25.00')).toBeTruthy();
  expect(cards.getByText('$30.50')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('[P5.37] [P9.11] a tutor with fewer than three ratings is "New", without a number', async () => {
  await open({ 'tutoring.tutors': [tutorOf({ rating: 5, ratingCount: 2 })] });
  expect(screen.getByText('New')).toBeTruthy();
  expect(screen.queryByText('5.0')).toBeNull();
});

test('[S2.119] the tab is in the address, and the way back leads to the one before', async () => {
  const { person, router } = await open();
  await person.click(screen.getByRole('tab', { name: 'History' }));
  await screen.findByText('No history yet');
  expect(router.state.location.search).toEqual({ tab: 'history' });
  router.history.back();
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Find Tutors' }).getAttribute('aria-selected')).toBe('true'),
  );
});

test('[S9.14] [S9.15] [S9.16] [S9.17] [P5.10] a quick booking says time in both zones, price and tutor, and books the first specialty for an hour', async () => {
  const { seen, person, router } = await open({ [BOOK]: sessionOf() });
  await person.click(press('Quick book 60 minutes with Hana Sato'));
  expect(dialog().getByText(/Berlin time/)).toBeTruthy();
  expect(dialog().getByText('Science, 60 minutes')).toBeTruthy();
  expect(dialog().getByText('$25.00')).toBeTruthy();
  expect(asked(seen, BOOK)).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await person.click(dialog().getByRole('button', { name: 'Book it' }));
  await waitFor(() =>
    expect(asked(seen, BOOK)).toEqual([
      {
        tutorId: tutorOf().id,
        subject: 'science',
        scheduledTime: tutorOf().nextSlot,
        duration: 60,
        totalCost: 2500,
      },
    ]),
  );
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'sessions' }));
});

test('a refused booking says why beside the button, and the tutors are read anew', async () => {
  const { seen, person } = await open({
    [BOOK]: () =>
      refuse(403, 'A grown-up must say yes to live tutoring first.', { code: 'consent_required' }),
  });
  await person.click(press('Quick book 60 minutes with Hana Sato'));
  await person.click(dialog().getByRole('button', { name: 'Book it' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('A grown-up must say yes');
  await waitFor(() => expect(asked(seen, 'tutoring.tutors')).toHaveLength(2));
});

test('[P5.09] [P5.10] a time is chosen from the free ones by day; one that is taken meanwhile brings fresh times', async () => {
  const starts = [hoursAhead(30), hoursAhead(31), hoursAhead(80)];
  let read = 0;
  const { seen, person } = await open({
    'tutoring.slots': () => {
      read += 1;
      return { timeZone: 'Asia/Tokyo', starts: read < 3 ? starts : starts.slice(1) };
    },
    [BOOK]: () => refuse(409, 'This time is taken.', { code: 'slot_taken' }),
  });
  await person.click(press('Choose a time with Hana Sato'));
  expect(await dialog().findByText(/The tutor is in Tokyo time/)).toBeTruthy();
  await person.selectOptions(dialog().getByLabelText('How long'), '90');
  await waitFor(() => expect(asked(seen, 'tutoring.slots').at(-1)).toMatchObject({ duration: 90 }));
  await person.selectOptions(dialog().getByLabelText('Subject'), 'math');
  const times = () => within(dialog().getByRole('group', { name: 'Start' })).getAllByRole('radio');
  await person.click(times()[0] ?? document.body);
  expect(await axeViolations()).toEqual([]);
  await person.click(dialog().getByRole('button', { name: 'Book for $37.50' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('not free any more');
  expect(asked(seen, BOOK)).toMatchObject([
    { subject: 'math', duration: 90, totalCost: 3750, scheduledTime: starts[0] },
  ]);
  await waitFor(() => expect(asked(seen, 'tutoring.slots').length).toBeGreaterThan(2));
  expect(dialog().getByRole('button', { name: 'Book for $37.50' }).hasAttribute('disabled')).toBe(true);
});

test('tutors are filtered by subject and ordered by price, and nothing found says what to do', async () => {
  const { person } = await open({
    'tutoring.tutors': [
      tutorOf(),
      tutorOf({ id: 'y', name: 'Noah Kim', specialties: ['Math'], hourlyRate: 900 }),
    ],
  });
  const order = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await person.selectOptions(screen.getByLabelText('Order'), 'price');
  expect(order()).toEqual(['Noah Kim', 'Hana Sato']);
  await person.selectOptions(screen.getByLabelText('Subject'), 'Science');
  expect(order()).toEqual(['Hana Sato']);
  await person.selectOptions(screen.getByLabelText('Subject'), 'History');
  await person.click(press('Show all tutors'));
  expect(order()).toHaveLength(2);
});

test('[P9.04] a parent sees tutors and why there is nothing to book with', async () => {
  await open({}, '/tutoring', 'parent');
  expect(screen.getByText('Hana Sato')).toBeTruthy();
  expect(screen.getByText(/Your child asks and books from their own account/)).toBeTruthy();
  for (const name of [/Quick book/, /Choose a time/, /Request a Tutoring/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

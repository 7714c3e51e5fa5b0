import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { hoursOf, sessionOf } from '../../testing/tutor.ts';

const MONDAY_NOON = new Date('2026-11-23T17:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now: MONDAY_NOON, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function open(handlers: Handlers = {}, isVerified = true) {
  const seen = serve({
    'tutoring.availability': hoursOf(),
    'tutoring.sessions': [],
    'tutoring.calendarLink': { since: null },
    ...handlers,
  });
  const app = renderApp('/schedule', signedInAs('tutor', { isVerified }));
  await screen.findByRole('heading', { level: 1, name: 'Schedule' });
  return { seen, ...app };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('[P5.39] [S2.037] a tutor sees the saved hours, the rules and the zone they are in', async () => {
  await open();
  expect(screen.getByText(/All times in America\/New_York/)).toBeTruthy();
  expect(region('Weekly hours').getByText('9 hours a week')).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Monday' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('switch', { name: 'Sunday' }).getAttribute('aria-checked')).toBe('false');
  expect(screen.getByLabelText<HTMLSelectElement>('Break between sessions').value).toBe('10');
  expect(screen.getByLabelText<HTMLSelectElement>('Shortest notice').value).toBe('60');
  expect(screen.getByLabelText<HTMLSelectElement>('Most sessions a day').value).toBe('4');
  expect(save()).toHaveProperty('disabled', true);
  expect(await axeViolations()).toEqual([]);
});

test('[P5.07] [P5.08] hours, a date off and rules are sent whole; saving says so', async () => {
  const { seen, person } = await open({ 'tutoring.saveAvailability': hoursOf() });
  await person.click(screen.getByRole('switch', { name: 'Tuesday' }));
  await person.selectOptions(screen.getByLabelText('Tuesday, to'), '7:30 PM');
  await person.click(screen.getByRole('button', { name: 'Remove 9:00 AM to 11:00 AM on Wednesday' }));
  await person.click(screen.getByRole('button', { name: 'Add a date' }));
  await person.selectOptions(screen.getByLabelText('Most sessions a day'), 'No limit');
  await person.click(save());
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(asked(seen, 'tutoring.saveAvailability')).toEqual([
    {
      timeZone: 'America/New_York',
      weekly: [
        { day: 1, from: 900, to: 1140 },
        { day: 3, from: 900, to: 1080 },
        { day: 2, from: 900, to: 1170 },
      ],
      exceptions: [{ date: '2026-11-24', ranges: [] }],
      bufferMinutes: 10,
      noticeMinutes: 60,
      maxPerDay: null,
    },
  ]);
});

test('[P5.07] the hours of one day are copied to others in one go', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Copy the hours of Wednesday to other days' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('checkbox', { name: 'Monday' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Friday' }));
  await person.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(region('Weekly hours').getByText('15 hours a week')).toBeTruthy();
  expect(screen.getAllByLabelText('Friday, from')).toHaveLength(2);
});

test('[P5.07] hours that end before they begin are marked at the field, and nothing is sent', async () => {
  const { seen, person } = await open();
  await person.selectOptions(screen.getByLabelText('Monday, to'), '2:00 PM');
  expect(screen.getByText('The end must be after the start')).toBeTruthy();
  expect(screen.getByLabelText('Monday, to').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('The free times show here once the marked hours are right.')).toBeTruthy();
  await person.click(save());
  expect(screen.getByRole('alert').textContent).toContain('Nothing is saved yet');
  expect(asked(seen, 'tutoring.saveAvailability')).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

test('[P5.39] [P5.09] what families see follows the hours before they are saved, without what is booked', async () => {
  const booked = sessionOf({ scheduledTime: '2026-11-23T20:30:00.000Z' });
  const { person } = await open({ 'tutoring.sessions': [booked] });
  // 3 PM to 7 PM with 3:30 to 4:30 booked and ten minutes kept free around it.
  const preview = region('What families see');
  const times = () => preview.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(times()).toEqual(['5:00 PM', '5:30 PM', '6:00 PM']);
  expect(region('Booked').getByText('Mon, Nov 23, 3:30 PM')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Monday, to'), '6:00 PM');
  expect(times()).toEqual(['5:00 PM']);
  await person.selectOptions(preview.getByLabelText('Length of the session'), '30 minutes');
  expect(times()).toEqual(['5:00 PM', '5:30 PM']);
  await person.click(preview.getByRole('radio', { name: /^Wednesday, Nov 25/ }));
  expect(times()[0]).toBe('9:00 AM');
});

test('[P5.39] bookings outside of the new hours are listed and stay booked', async () => {
  const booked = sessionOf();
  const conflicts = [{ id: booked.id, start: booked.scheduledTime, end: '2026-11-24T21:00:00.000Z' }];
  const { person } = await open({
    'tutoring.sessions': [booked],
    'tutoring.saveAvailability': { ...hoursOf(), conflicts },
  });
  await person.click(screen.getByRole('switch', { name: 'Monday' }));
  await person.click(save());
  const found = within(await screen.findByRole('region', { name: 'Bookings outside of your hours' }));
  expect(found.getByText(/It stays booked/)).toBeTruthy();
  expect(found.getByText('Tue, Nov 24, 3:00 PM to 4:00 PM: Math')).toBeTruthy();
  expect(found.getByRole('link', { name: 'Look at your sessions' }).getAttribute('href')).toMatch(
    /^\/tutoring/,
  );
});

test('a refused save says why and keeps what was typed; leaving asks first', async () => {
  const { person, router } = await open({
    'tutoring.saveAvailability': refuse(429, 'That was a lot! Please wait a little and try again.'),
  });
  await person.click(screen.getByRole('switch', { name: 'Sunday' }));
  await person.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('That was a lot');
  expect(screen.getByRole('switch', { name: 'Sunday' }).getAttribute('aria-checked')).toBe('true');
  void router.navigate({ to: '/' });
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/schedule');
});

test('[P1.10] a tutor who waits for verification sets hours and reads no booking', async () => {
  const { seen } = await open({ 'tutoring.availability': { availability: null, conflicts: [] } }, false);
  expect(screen.getByText(/You can set your hours already/)).toBeTruthy();
  expect(screen.getByText('Families see no times yet')).toBeTruthy();
  expect(asked(seen, 'tutoring.sessions')).toEqual([]);
});

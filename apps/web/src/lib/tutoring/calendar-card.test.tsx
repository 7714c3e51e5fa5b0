import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { calls, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { createQueryClient } from '../api/query-client.ts';
import { CalendarCard } from './calendar-card.tsx';

function open(handlers: Handlers) {
  const seen = serve(handlers);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CalendarCard />
    </QueryClientProvider>,
  );
  return { seen, person: userEvent.setup() };
}

test('an address is shown once it is made, and taken away after a question', async () => {
  let since: string | null = null;
  const { person } = open({
    'tutoring.calendarLink': () => ({ since }),
    'tutoring.renewCalendarLink': () => {
      since = '2026-11-24T17:00:00.000Z';
      return { path: '/api/tutoring/calendar/secret.ics' };
    },
    'tutoring.removeCalendarLink': () => {
      since = null;
      return { since };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Make an address' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Your private address');
  expect(field.value).toBe(`${window.location.origin}/api/tutoring/calendar/secret.ics`);
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Remove it' }));
  await person.click(within(screen.getByRole('group')).getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy();
  expect(screen.queryByLabelText('Your private address')).toBeNull();
});

test('the address that is there stays when making a new one is refused, and it says why', async () => {
  const { seen, person } = open({
    'tutoring.calendarLink': { since: '2026-11-24T17:00:00.000Z' },
    'tutoring.renewCalendarLink': refuse(429, 'That was a lot! Please wait a little and try again.'),
  });
  await person.click(await screen.findByRole('button', { name: 'Make a new one' }));
  expect(calls(seen)).not.toContain('tutoring.renewCalendarLink');
  await person.click(within(screen.getByRole('group')).getByRole('button', { name: 'Make a new one' }));
  expect((await screen.findByRole('alert')).textContent).toContain('That was a lot');
});

import { expect } from 'vitest';
import { ask, newAccount } from '../src/accounts.ts';
import { rows, setUser } from '../src/database.ts';
import { test } from '../src/test.ts';

const MINUTE_MS = 60_000;
/** What a field of date and time holds, in the zone of the test's browsers. */
const typed = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T');

async function newTutor() {
  const tutor = await newAccount({ role: 'tutor', firstName: 'Hana' });
  await setUser(tutor.id, { verification_expires: '2100-01-01', is_verified: true });
  await ask('POST', '/api/tutor/profile', tutor.sessionId, {
    bio: 'We draw first and calculate second.',
    specialties: ['math'],
    hourlyRate: 3000,
  });
  return tutor;
}

test('[P5.39] [P5.02] [P5.18] [P5.34] a tutor sets hours, answers a request, holds the session and writes the note', async ({
  stage,
}) => {
  const tutor = await newTutor();
  const child = await newAccount({ grade: '3rd', firstName: 'Maya' });
  const page = await stage.open({ as: tutor });

  await page.goto('/schedule');
  await page.getByText('Families see no times yet').waitFor();
  await page.getByRole('switch', { name: 'Monday' }).click();
  await page.getByRole('button', { name: 'Copy the hours of Monday to other days' }).click();
  for (const day of ['Tuesday', 'Thursday']) await page.getByRole('checkbox', { name: day }).check();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const preview = page.getByRole('region', { name: 'What families see' });
  await preview
    .getByRole('radio', { name: /^Thursday/ })
    .last()
    .check({ force: true });
  await preview.getByText('3:00 PM', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();

  const topic = `Fractions ${child.username}`;
  await ask('POST', '/api/tutoring/requests', child.sessionId, {
    subject: 'math',
    topic,
    description: 'Where does three quarters go?',
    urgency: 'urgent',
  });
  await page.goto('/tutoring#requests');
  const request = page.getByRole('listitem', { name: topic });
  await request.getByText('urgent (ASAP)').waitFor();
  await request.getByRole('button', { name: 'Offer a time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Length').selectOption('30');
  await dialog.getByText('$15.00', { exact: true }).waitFor();
  await dialog.getByLabel('Time', { exact: true }).selectOption('Another time');
  await dialog.getByLabel('Another time').fill(typed(new Date(Date.now() + 15 * MINUTE_MS)));
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await request.getByText(/^You offered/).waitFor();

  const [open] = await rows<{ id: string }>('select id from tutoring_requests where topic = $1', [topic]);
  await ask('POST', `/api/tutoring/requests/${open?.id}/accept`, child.sessionId, {});
  // The offer was 15 minutes ahead, the least that can be booked is 10: the session comes five minutes nearer.
  await rows(
    `update tutoring_sessions set scheduled_time = now() + interval '5 minutes', ends_at = now() + interval '35 minutes'
      where tutor_id = $1`,
    [tutor.id],
  );
  await page.goto('/');
  const today = page.getByRole('listitem', { name: 'Math with Maya' });
  await today.getByText(/Starts in 5 minutes/).waitFor();
  await today.getByRole('button', { name: 'Start Session' }).click();
  const join = today.getByRole('link', { name: 'Join Call' });
  await join.waitFor();
  expect(await join.getAttribute('target')).toBe('_blank');
  expect(await join.getAttribute('href')).toMatch(/^\/tutoring\/room\//);

  await page.goto('/tutoring#sessions');
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Write the note' }).click();
  await dialog.getByLabel('Note for the family').fill('Maya draws number lines by herself now.');
  await dialog.getByRole('checkbox', { name: 'Fractions', exact: true }).check();
  await dialog.getByRole('button', { name: 'Save the note' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Maya draws number lines by herself now.').waitFor();
  const kept = await rows('select notes, skills, status from tutoring_sessions where tutor_id = $1', [
    tutor.id,
  ]);
  expect(kept).toEqual([
    {
      notes: 'Maya draws number lines by herself now.',
      skills: ['math-fractions'],
      status: 'completed',
    },
  ]);
});

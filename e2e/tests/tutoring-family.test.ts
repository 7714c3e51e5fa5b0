import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, askAs, newAccount, newName } from '../src/accounts.ts';
import { rows } from '../src/database.ts';
import { axeFindings } from '../src/inspect-screen.ts';
import { test } from '../src/test.ts';
import { textOf } from '../src/text-of.ts';

/** A child with a guardian, and a tutor of math whom nobody else books. */
async function family(): Promise<{ child: Account; mother: Account; tutorName: string }> {
  const child = await newAccount({ grade: '3rd', firstName: 'Mia' });
  const mother = await newAccount({ role: 'parent', firstName: 'Ana' });
  const code = textOf(await askAs(child, 'POST', '/api/family/code', {}), 'code');
  const linkId = textOf(await askAs(mother, 'POST', '/api/family/links', { code }), 'linkId');
  await askAs(child, 'POST', `/api/family/links/${linkId}/confirm`);
  const tutorName = newName();
  const tutor = await newAccount({ role: 'tutor', firstName: tutorName });
  await rows(
    `update users set is_verified = true, verification_expires = '2100-01-01', specialties = array['Math'], hourly_rate = 2500 where id = $1`,
    [tutor.id],
  );
  await askAs(tutor, 'POST', '/api/tutor/availability', {
    timeZone: 'Europe/Berlin',
    weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 0, to: 1440 })),
    exceptions: [],
    bufferMinutes: 10,
    noticeMinutes: 60,
    maxPerDay: null,
  });
  return { child, mother, tutorName };
}

/** Taps a day and a start in the calendar that is open. */
async function chooseTime(page: Page, day: number, start: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Day' }).getByRole('radio').nth(day).check();
  await dialog.getByRole('radio', { name: start, exact: true }).check();
}

test('[S1.11] [P5.14] [P5.15] a child asks for tutoring, the guardian is led to it from the notices and stops it', async ({
  stage,
}) => {
  stage.watch.expect(/400 .*createRequest/);
  const { child, mother } = await family();
  const page = await stage.open({ as: child });
  await page.goto('/tutoring');
  await page.getByRole('button', { name: 'Request a Tutoring Session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').selectOption('math');
  await dialog.getByLabel('What do you need help with?').fill('Call me at 555 123 4567');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await dialog.locator('textarea[aria-invalid="true"]').waitFor();
  expect(await dialog.getByLabel('What do you need help with?').inputValue()).toBe('Call me at 555 123 4567');
  await dialog.getByLabel('What do you need help with?').fill('I get lost with thirds.');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  const row = page.getByRole('listitem', { name: 'I get lost with thirds.' });
  await row.getByText('pending').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const hers = await stage.open({ as: mother });
  await hers.goto('/family');
  await hers.getByRole('link', { name: /See it: Mia asks for live tutoring/ }).click();
  await hers.getByRole('button', { name: /^Stop the request/ }).click();
  await hers.getByRole('button', { name: 'Yes, stop it' }).click();
  await hers.getByText('declined').waitFor();
  expect(await axeFindings(hers)).toEqual([]);
  await page.reload();
  await row.getByText('declined').waitFor();
});

test('[S2.119] [P5.10] [P5.14] [P5.17] a child books a free time, moves it and cancels it, and the way back leads to the tab before', async ({
  stage,
}) => {
  const { child, mother, tutorName } = await family();
  const page = await stage.open({ as: child });
  await page.goto('/tutoring');
  await page.getByRole('button', { name: `Choose a time with ${tutorName}` }).click();
  await chooseTime(page, 3, '10:00 AM');
  await page.getByText(/10:00 AM New York time \(\d+:00 PM Berlin time\)/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Book for $25.00' }).click();
  const row = page.getByRole('listitem', { name: `Math with ${tutorName}` });
  await row.getByText(/10:00 AM New York time/).waitFor();

  await row.getByRole('button', { name: /^Change the time/ }).click();
  await chooseTime(page, 3, '10:30 AM');
  await page.getByRole('button', { name: 'Move it' }).click();
  await row.getByText(/10:30 AM New York time/).waitFor();
  const hers = await stage.open({ as: mother });
  await hers.goto('/family');
  await hers.getByRole('link', { name: /See it: .* has a new time/ }).click();
  await hers.getByText(/10:30 AM New York time/).waitFor();

  await row.getByRole('button', { name: /^Cancel/ }).click();
  await row.getByText(/It costs nothing/).waitFor();
  await row.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('Nothing is booked').waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await row.getByText('cancelled', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await page.getByText('Nothing is booked').waitFor();
});

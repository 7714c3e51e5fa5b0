import { expect } from 'vitest';
import { type Account, ask, askAs, newAccount } from '../src/accounts.ts';
import { readMail } from '../src/mails.ts';
import { rows } from '../src/database.ts';
import { axeFindings } from '../src/inspect-screen.ts';
import { makeClass } from '../src/school-classes.ts';
import { test } from '../src/test.ts';
import { textOf } from '../src/text-of.ts';

/** A child whose mother's link is live, and whose mother has confirmed her address. */
async function linkedChild(): Promise<{ child: Account; mother: Account }> {
  const child = await newAccount({ grade: '2nd', firstName: 'Mia' });
  const mother = await newAccount({ role: 'parent', firstName: 'Ana' });
  const code = textOf(await askAs(child, 'POST', '/api/family/code', {}), 'code');
  const linkId = textOf(await askAs(mother, 'POST', '/api/family/links', { code }), 'linkId');
  await askAs(child, 'POST', `/api/family/links/${linkId}/confirm`);
  await rows(`update users set email = $2, email_confirmed_at = now() where id = $1`, [
    mother.id,
    `${mother.username}@example.org`,
  ]);
  return { child, mother };
}

test('[P1.31] a child with a guardian waits for two yeses: the guardian taps one on the family page, and may take the child out again', async ({
  stage,
}) => {
  const { child, mother } = await linkedChild();
  const page = await stage.open({ as: await newAccount({ role: 'teacher', firstName: 'Ms. Okafor' }) });
  const code = await makeClass(page);
  await ask('POST', '/api/classes/join', child.sessionId, { code });
  await page.getByText(/A grown-up says yes too/).waitFor();
  await page.getByRole('button', { name: 'Yes, let in Mia' }).click();
  await page.getByText(/You said yes. Waits for a grown-up/).waitFor();
  expect(await page.getByRole('button', { name: 'Take out Mia' }).count()).toBe(0);

  const hers = await stage.open({ as: mother });
  await hers.goto('/family');
  await hers.getByText('Mia wants to join Room 12.').waitFor();
  expect(await axeFindings(hers)).toEqual([]);
  await hers.getByRole('button', { name: 'Yes to Room 12 for Mia' }).click();
  await page.getByRole('button', { name: 'Ask the grown-up for a new sign-in of Mia' }).click();
  await page.getByText("Mia's grown-ups are asked").waitFor();
  await hers.reload();
  await hers.getByText('A teacher asks you to give Mia a new way to sign in.').waitFor();
  await hers.getByRole('button', { name: /^Take out of the class/ }).click();
  await page.getByRole('button', { name: 'Take out Mia' }).waitFor({ state: 'detached' });
});

test('[P1.31] the link of the mail opens signed out, changes nothing by itself, and one press says yes', async ({
  stage,
}) => {
  stage.watch.expect(/404 .*ClassMail/);
  const { child, mother } = await linkedChild();
  const page = await stage.open({ as: await newAccount({ role: 'teacher', firstName: 'Ms. Okafor' }) });
  const code = await makeClass(page);
  await ask('POST', '/api/classes/join', child.sessionId, { code });
  await page.getByRole('button', { name: 'Yes, let in Mia' }).click();
  const [address] = await rows<{ email: string }>('select email from users where id = $1', [mother.id]);
  const mail = await readMail(address?.email ?? '', 'class-wish');
  const path = /\/class-wish#\S+/.exec(mail ?? '')?.[0] ?? '';
  const signedOut = await stage.open();
  await signedOut.goto(path);
  await signedOut.getByText('Mia wants to join Room 12.').waitFor();
  expect(await page.getByRole('button', { name: 'Take out Mia' }).count()).toBe(0);
  await signedOut.getByRole('button', { name: 'Yes, Mia may join' }).click();
  await signedOut.getByText(/You said yes/).waitFor();
  await page.getByRole('button', { name: 'Take out Mia' }).waitFor();
  await signedOut.reload();
  await signedOut.getByText(/This link is over/).waitFor();
});

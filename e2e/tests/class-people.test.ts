import type { TrpcReply } from '../src/trpc-reply.ts';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { tapPictures } from '../src/families.ts';
import { askToComeIn, makeClass, newClass } from '../src/school-classes.ts';
import { test } from '../src/test.ts';

/** A wish shows on the teacher's open page within two seconds. */
const SEEN_MS = 2000;

test('[P1.30] [P1.31] a class by code: two children ask on their own screens, the teacher sees them without a reload and says yes and no', async ({
  stage,
}) => {
  const teacher = await newAccount({ role: 'teacher', firstName: 'Ms. Okafor' });
  const page = await stage.open({ as: teacher });
  const code = await makeClass(page);
  await page.getByRole('img', { name: 'QR code that leads into Room 12' }).waitFor();
  await page.getByText('Nobody waits.').waitFor();
  const [mia, leo] = [
    await newAccount({ grade: '2nd', firstName: 'Mia' }),
    await newAccount({ grade: '2nd', firstName: 'Leo' }),
  ];
  const [hers, his] = [await stage.open(), await stage.open()];
  await askToComeIn(hers, mia, code);
  await page.getByRole('button', { name: 'Yes, let in Mia' }).waitFor({ timeout: SEEN_MS });
  await askToComeIn(his, leo, code);
  await page.getByRole('button', { name: 'No to Leo' }).waitFor({ timeout: SEEN_MS });

  await page.getByRole('button', { name: 'Yes, let in Mia' }).click();
  await page.getByRole('button', { name: 'Take out Mia' }).waitFor();
  await hers.getByText('Your teacher is Ms. Okafor.').waitFor({ timeout: SEEN_MS });
  await page.getByRole('button', { name: 'No to Leo' }).click();
  await page.getByText('Nobody waits.').waitFor();
  await his.getByRole('heading', { name: 'Room 12' }).waitFor({ state: 'detached', timeout: SEEN_MS });
  expect(await page.getByRole('button', { name: /^Take out/ }).count()).toBe(1);
  // An account of her own: this class prints no card for it.
  expect(await page.getByRole('checkbox').count()).toBe(0);
});

test('[P1.32] [P1.33] [P1.34] pasted pupils with a wrong row, mended; they sign in with what their cards say', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ role: 'teacher', firstName: 'Ms. Okafor' }) });
  await makeClass(page);
  const list = page.getByLabel('First names or nicknames');
  await list.fill('Amara\nBen, 9th');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByText('Line 2').waitFor();
  expect(await page.getByRole('button', { name: /^Make \d/ }).count()).toBe(0);
  await list.fill('Amara\nBen, 3rd');
  await page.getByRole('button', { name: 'Check the list' }).click();
  const made = page.waitForResponse('**/trpc/classes.addPupils*');
  await page.getByRole('button', { name: 'Make 2 accounts' }).click();
  await page.getByRole('heading', { name: '2 sign-in cards for Room 12' }).waitFor();
  const { result }: TrpcReply<{ cards: { name: string; token: string | null }[] }> = await (
    await made
  ).json();
  const { cards } = result.data;
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const [username = '', password = ''] = await card('Ben').getByRole('definition').allInnerTexts();
  const pictures = await card('Amara').locator('ol > li').allInnerTexts();
  await card('Amara').getByRole('img', { name: 'QR code with which Amara signs in' }).waitFor();

  const bens = await stage.open();
  await bens.goto('/login');
  await bens.getByLabel('Username', { exact: true }).fill(username);
  await bens.getByLabel('Password', { exact: true }).fill(password);
  await bens.getByRole('button', { name: 'Power On', exact: true }).click();
  await bens.getByText('Welcome back, Ben!').waitFor();
  const amaras = await stage.open();
  await amaras.goto(`/qr#${cards.find(({ name }) => name === 'Amara')?.token}`);
  await amaras.getByRole('heading', { name: 'Hi Amara! Tap your three pictures.' }).waitFor();
  await tapPictures(
    amaras,
    pictures.map((name) => name.trim()),
  );
  await amaras.getByText('Welcome back, Amara!').waitFor();

  await page.getByRole('button', { name: 'Done, back to the class' }).click();
  await page.getByRole('button', { name: 'Yes, they are printed' }).click();
  await page.getByRole('checkbox', { name: /Ben/ }).waitFor();
  expect(await page.getByText(password).count()).toBe(0);
});

test('[P1.35] a pupil who leaves is out of the teacher’s sight at once', async ({ stage }) => {
  stage.watch.expect(/404 .*teacher\./);
  const { teacher, child, classId } = await newClass();
  const [page, hers] = [await stage.open({ as: teacher }), await stage.open({ as: child })];
  await page.goto(`/classes/${classId}/pupils`);
  await page.getByRole('button', { name: 'Yes, let in Mia' }).click();
  await page.getByRole('button', { name: 'Take out Mia' }).waitFor();
  await hers.goto('/classes');
  await hers.getByRole('button', { name: 'Leave Room 12' }).click();
  await hers.getByRole('button', { name: 'Yes, leave' }).click();
  await hers.getByRole('heading', { name: 'Room 12' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Take out Mia' }).waitFor({ state: 'detached', timeout: SEEN_MS });
  await page.goto(`/teacher?studentId=${child.id}`);
  await page.getByRole('heading', { name: 'Student not found' }).waitFor();
});

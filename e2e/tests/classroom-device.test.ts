import type { TrpcReply } from '../src/trpc-reply.ts';
import { expect } from 'vitest';
import { askAs, newAccount } from '../src/accounts.ts';
import { newAskedChild, tapPictures } from '../src/families.ts';
import { rows } from '../src/database.ts';
import { makeClass } from '../src/school-classes.ts';
import { test } from '../src/test.ts';
import { login } from '../src/visitor.ts';

/** What a page is told shows within two seconds. */
const SEEN_MS = 2000;
/** The names of pictures as the pad says them. */
const NAMES: Readonly<Record<string, string>> = {
  automobile: 'Car',
  cat: 'Cat',
  'crescent-moon': 'Moon',
  dog: 'Dog',
  fish: 'Fish',
  house: 'House',
  key: 'Key',
  'red-apple': 'Apple',
  'soccer-ball': 'Ball',
  star: 'Star',
  sunflower: 'Flower',
  umbrella: 'Umbrella',
};

test('[P1.26] a teacher trusts the classroom tablet and is signed out there; a child taps its name and pictures; ending the device signs it out', async ({
  stage,
}) => {
  const teacher = await newAccount({ role: 'teacher', firstName: 'Ms. Okafor' });
  const tablet = await stage.open({ as: teacher });
  await makeClass(tablet);
  await tablet.getByLabel('First names or nicknames').fill('Amara\nBen');
  await tablet.getByRole('button', { name: 'Check the list' }).click();
  const made = tablet.waitForResponse('**/trpc/classes.addPupils*');
  await tablet.getByRole('button', { name: 'Make 2 accounts' }).click();
  const { result }: TrpcReply<{ cards: { name: string; pictures: string[] }[] }> = await (await made).json();
  await tablet.getByRole('button', { name: 'Done, back to the class' }).click();
  await tablet.getByRole('button', { name: 'Yes, they are printed' }).click();
  // The teacher's own computer has a session of its own, which stays.
  const desk = await stage.open();
  await desk.goto('/login');
  await login(desk, teacher.username, teacher.password);
  await desk.getByText('Welcome back, Ms. Okafor!').waitFor();
  const people = tablet.url();

  await tablet.getByLabel('Name of this device').fill('Tablet 1');
  await tablet.getByRole('button', { name: 'Trust this device' }).click();
  await tablet.getByRole('button', { name: 'Yes, trust it and sign me out' }).click();
  await tablet.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await tablet.getByRole('button', { name: 'Ben' }).waitFor();
  await tablet.getByRole('button', { name: 'Amara' }).click();
  // Each of the twelve is drawn: an image without a file has no width.
  const widths = () =>
    tablet
      .getByRole('group')
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      );
  await expect.poll(widths).toEqual(Array.from({ length: 12 }, () => true));
  const amara = result.data.cards.find(({ name }) => name === 'Amara');
  await tapPictures(
    tablet,
    (amara?.pictures ?? []).map((picture) => NAMES[picture] ?? picture),
  );
  await tablet.getByText('Welcome back, Amara!').waitFor();

  expect((await tablet.request.get('/api/auth/user')).status()).toBe(200);
  // A page that is left asks for nothing when its session ends.
  await tablet.goto('about:blank');
  await desk.goto(people);
  await desk.getByRole('button', { name: 'End Tablet 1' }).click();
  const ended = desk.waitForResponse('**/trpc/classes.endDevice*');
  await desk.getByRole('button', { name: 'Yes, end it' }).click();
  expect((await ended).status()).toBe(200);
  expect((await tablet.request.get('/api/auth/user')).status()).toBe(401);
  expect(await (await tablet.request.get('/api/login/pictures')).json()).toEqual([]);
});

test('[P1.23] a parent’s open page shows the child as soon as the child has said yes', async ({ stage }) => {
  const child = await newAskedChild();
  const [{ id, username } = { id: '', username: '' }] = await rows<{ id: string; username: string }>(
    'select u.id, u.username from guardian_links gl join users u on u.id = gl.guardian_id where gl.child_id = $1',
    [child.id],
  );
  expect(id).not.toBe('');
  const page = await stage.open();
  await page.goto('/login');
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(child.password);
  await page.getByRole('button', { name: 'Power On', exact: true }).click();
  await page.getByRole('heading', { name: 'A link waits for a yes' }).waitFor();
  const [link] = await rows<{ id: string }>('select id from guardian_links where child_id = $1', [child.id]);
  await askAs(child, 'POST', `/api/family/links/${link?.id ?? ''}/confirm`);
  await page.getByRole('heading', { name: 'A link waits for a yes' }).waitFor({
    state: 'detached',
    timeout: SEEN_MS,
  });
  await page.getByRole('region', { name: 'Your children' }).getByText('Leo').first().waitFor();
});

test('a panel whose data is cut off says so, the page stays, and it comes when the network is back', async ({
  stage,
}) => {
  stage.watch.expect(/ERR_FAILED.*family\.consents/, /cannot be reached/);
  const parent = await newAccount({ role: 'parent', firstName: 'Ana' });
  await askAs(parent, 'POST', '/api/family/children', {
    nickname: 'Leo',
    grade: 'k',
    pictures: ['cat', 'star', 'key'],
  });
  const page = await stage.open({ as: parent });
  await page.route('**/trpc/family.consents*', (route) => route.abort());
  await page.goto('/family');
  const panel = page.getByRole('region', { name: 'What Leo may use' });
  await panel.getByRole('alert').waitFor();
  await page.getByRole('region', { name: "Leo's family code" }).waitFor();
  await page.unroute('**/trpc/family.consents*');
  // As the browser says it; a real cut also breaks the socket, which reports it to the console at a moment of its own.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await panel.getByRole('alert').waitFor({ state: 'detached' });
  await panel.getByRole('switch').first().waitFor();
});

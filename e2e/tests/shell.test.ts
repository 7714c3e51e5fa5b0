import { PRODUCT } from '@noodlenaut/domain';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount, signInAgain } from '../src/accounts.ts';
import { rows, setUser } from '../src/database.ts';
import { hold } from '../src/held.ts';
import { noticeSays } from '../src/notices.ts';
import { END_SESSION_KEY } from '../src/product.ts';
import { test } from '../src/test.ts';

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const powerDown = (page: Page) => page.getByRole('button', { name: 'Power Down', exact: true });

test('[S2.046] [S2.047] [S2.048] header links lead where they say and hide where they lead', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await page.goto('/');
  await nav(page, 'Tutoring').waitFor();
  expect(await nav(page, 'Dashboard').count()).toBe(0);
  await nav(page, 'Tutoring').click();
  await page.waitForURL('**/tutoring');
  await expect.poll(() => nav(page, 'Tutoring').count()).toBe(0);
  await nav(page, 'Teacher').click();
  await page.waitForURL('**/teacher');
  await expect.poll(() => nav(page, 'Teacher').count()).toBe(0);
  await page.goto('/teacher/subject/math');
  await nav(page, 'Dashboard').waitFor();
  expect(await nav(page, 'Teacher').count()).toBe(0);
  await nav(page, 'Dashboard').click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
});

test('[S2.049] [S2.050] the header shows the points, 0 at first', async ({ stage }) => {
  const account = await newAccount({ grade: '3rd' });
  const page = await stage.open({ as: account });
  await page.goto('/logos');
  await page
    .getByRole('banner')
    .getByText('0points')
    .or(page.getByRole('banner').getByText(/^0\s*points$/))
    .waitFor();
  await rows('update users set total_points = 1234 where id = $1', [account.id]);
  await page.reload();
  await page
    .getByRole('banner')
    .getByText(/^1,?234\s*points$/)
    .waitFor();
  await rows('update users set total_points = 0 where id = $1', [account.id]);
});

test('[S4.48] a screen that the mouse began to load asks nothing after Power Down', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }), isNew: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const games = page.getByRole('link', { name: /Multiplayer Games/ });
  await games.waitFor();
  const code = await hold(page, '**/assets/*.js', 'quiz.rooms.');
  await games.hover();
  await code.asked;
  await powerDown(page).click();
  await page.getByText('Powered down successfully').waitFor();
  code.release();
  await page.waitForTimeout(1500);
  expect(asked.filter((path) => path.startsWith('/trpc/quiz.'))).toEqual([]);
});

test('[S2.051] [S2.052] [S4.47] [S4.48] [S4.50] [S4.51] [S4.52] Power Down ends the session and forgets everything', async ({
  stage,
}) => {
  const account = await newAccount({ grade: '3rd' });
  const page = await stage.open({ as: account });
  await page.goto('/logos');
  const held = await hold(page, '**/trpc/account.logout*');
  await powerDown(page).click();
  const pending = page.getByRole('button', { name: 'Powering down...' });
  await pending.waitFor();
  expect(await pending.isDisabled()).toBe(true);
  held.release();
  await noticeSays(page, 'Powered down successfully', `You have been powered down from ${PRODUCT.name}.`);
  await page.getByRole('heading', { name: 'Fun Learning Adventures!' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(await rows('select 1 from sessions where user_id = $1', [account.id])).toEqual([]);
  await page.goto('/logos');
  await page.getByLabel('Password', { exact: true }).waitFor();
});

test('[P9.03] [S4.49] [S4.52] without the server: forgotten here at once, ended there before anything else next time', async ({
  stage,
}) => {
  stage.watch.expect(/ERR_FAILED.*\/trpc\/account\.logout/);
  const account = await newAccount({ grade: '3rd' });
  const page = await stage.open({ as: account });
  await page.goto('/');
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  await page.route('**/trpc/account.logout*', (route) => route.abort());
  await powerDown(page).click();
  await noticeSays(page, 'Powered down successfully', `You have been powered down from ${PRODUCT.name}.`);
  await page.getByRole('heading', { name: 'Fun Learning Adventures!' }).waitFor();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual([END_SESSION_KEY]);
  expect(await rows('select 1 from sessions where user_id = $1', [account.id])).not.toEqual([]);

  await page.unroute('**/trpc/account.logout*');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/')) calls.push(pathname);
  });
  await page.goto('/subject/math');
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(calls[0]).toBe('/trpc/account.logout');
  expect(await page.context().cookies()).toEqual([]);
  expect(await rows('select 1 from sessions where user_id = $1', [account.id])).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('[S2.025] while it is not known who is signed in, a loading screen shows', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  // Without the page's own word on it, the client has to ask.
  await page.route('**/logos', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*id="boot"[^>]*>.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
  const held = await hold(page, '**/trpc/account.viewer*');
  await page.goto('/logos');
  await held.asked;
  // For a moment that of the HTML stands there too.
  await page.getByText('Getting ready...').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  held.release();
  await page.getByRole('heading', { name: /Logo$/ }).waitFor();
});

test('[S2.044] [P8.01] unknown paths are a 404 page with a way home; old dashboards go to /', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await page.goto('/no/such/place');
  await page.getByRole('heading', { name: '404', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  for (const path of ['/dashboard', '/tutor-dashboard']) {
    await page.goto(path);
    await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

const OPEN_TO_ALL = ['/', '/adventure-scholars', '/logos', '/account-setup'];
const STUDENT = [
  ...OPEN_TO_ALL,
  '/subject/math',
  '/multiplayer',
  '/tutoring',
  '/teacher',
  '/teacher/subject/math',
];
const routes = [
  ['a student', 'student', STUDENT, ['/schedule']],
  [
    'a tutor',
    'tutor',
    [...OPEN_TO_ALL, '/tutoring', '/schedule'],
    ['/subject/math', '/teacher', '/multiplayer'],
  ],
  ['a teacher', 'teacher', [...OPEN_TO_ALL, '/teacher'], ['/subject/math', '/schedule', '/tutoring']],
  ['a parent', 'parent', [...OPEN_TO_ALL, '/teacher', '/tutoring'], ['/subject/math', '/schedule']],
] as const;

test.for(routes)(
  '[S6.01] [S2.027] [S2.041] [S2.042] %s reaches the routes of the role and no other',
  async ([, role, reached, closed], { stage }) => {
    const account = await newAccount(role === 'student' ? { role, grade: '3rd' } : { role });
    if (role === 'tutor')
      await setUser(account.id, { verification_expires: '2100-01-01', is_verified: true });
    const page = await stage.open({ as: account });
    for (const path of reached) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.getByRole('heading', { name: '404', exact: true }).count(), path).toBe(0);
    }
    for (const path of closed) {
      await page.goto(path);
      await page.getByRole('heading', { name: '404', exact: true }).waitFor();
    }
  },
);

test('[S2.034] a missing role gets the routes of a student', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  // Our server always names a role; an older one may not.
  await page.route(/\/(subject\/math|schedule)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"role":"student",', '') });
  });
  await page.goto('/subject/math');
  await page.getByRole('heading', { name: 'Available Lessons' }).waitFor();
  expect(await page.locator('#boot').textContent()).not.toContain('role');
  await page.goto('/schedule');
  await page.getByRole('heading', { name: '404', exact: true }).waitFor();
});

test('[P2.06] sign out everywhere ends the other device at once', async ({ stage }) => {
  stage.watch.expect(/401.*\/trpc\//, /ApiError: 401/);
  const account = await newAccount({ grade: '3rd' });
  const [here, there] = [
    await stage.open({ as: account }),
    await stage.open({ as: await signInAgain(account) }),
  ];
  await there.goto('/logos');
  await there.getByRole('heading', { name: /Logo$/ }).waitFor();
  await here.goto('/account');
  await here.getByRole('button', { name: /sign out everywhere/i }).click();
  await expect.poll(() => rows('select 1 from sessions where user_id = $1', [account.id])).toEqual([]);
  await there.getByRole('link', { name: 'Tutoring' }).click();
  await there.getByLabel('Password', { exact: true }).waitFor();
});

test('[P1.52] no page offers a search for people', async ({ stage }) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  for (const path of STUDENT) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(
      await page.locator('input[type="search"], [role="search"], [role="searchbox"]').count(),
      path,
    ).toBe(0);
  }
});

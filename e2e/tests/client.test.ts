import { trpcReply, type TrpcReply } from '../src/trpc-reply.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { callsOf } from '../src/calls.ts';
import { refuseWith } from '../src/held.ts';
import { test } from '../src/test.ts';
import { login } from '../src/visitor.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** The badges are read last, below the first screen: then the dashboard is all there. */
const lastRead = (page: Page) =>
  page
    .waitForResponse((response) => response.url().endsWith('/trpc/achievements.shelf'))
    .then((response) => response.finished());

test('[S7.01] [S7.02] [S7.03] what a call carries: content-type with a body, bearer with a session, the cookie always', async ({
  stage,
}) => {
  const account = await newAccount({ grade: '3rd' });
  const page = await stage.open();
  await page.goto('/login');
  const [signIn] = await Promise.all([
    page.waitForRequest('**/trpc/account.login*'),
    login(page, account.username, account.password),
  ]);
  expect(await signIn.headerValue('content-type')).toBe('application/json');
  expect(await signIn.headerValue('authorization')).toBeNull();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();

  const bearer = `Bearer ${String(await page.evaluate(() => localStorage.getItem('sessionId')))}`;
  const [answered] = await Promise.all([
    page.waitForResponse('**/trpc/lessons.list*'),
    page.goto('/subject/math'),
  ]);
  const read = answered.request();
  expect(await read.headerValue('content-type')).toBeNull();
  expect(await read.headerValue('authorization')).toBe(bearer);
  expect(await read.headerValue('cookie')).toMatch(/^sessionId=/);

  await page.evaluate(() => localStorage.setItem('sessionId', 'null'));
  const [bare] = await Promise.all([page.waitForRequest('**/trpc/lessons.list*'), page.reload()]);
  expect(await bare.headerValue('authorization')).toBeNull();
  expect((await bare.response())?.status()).toBe(200);

  const [logout] = await Promise.all([
    page.waitForRequest('**/trpc/account.logout*'),
    page.getByRole('button', { name: 'Power Down' }).click(),
  ]);
  expect(await logout.headerValue('content-type')).toBeNull();
  expect(logout.postData()).toBeNull();
  await page.getByRole('heading', { name: 'Fun Learning Adventures!' }).waitFor();
});

test('[S7.22] a subject is three reads, math with the day’s five a fourth, and its texts are what they answered', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  const calls = callsOf(page);
  await page.route('**/trpc/subjects.list*', async (route) => {
    const response = await route.fetch();
    const { result }: TrpcReply<{ id: string; displayName: string }[]> = await response.json();
    await route.fulfill({
      response,
      json: trpcReply(
        result.data.map((one) => (one.id === 'math' ? { ...one, displayName: 'Number Land' } : one)),
      ),
    });
  });
  await page.goto('/subject/math');
  await page.getByRole('heading', { level: 1, name: 'Number Land' }).waitFor();
  expect(calls.toSorted()).toEqual([
    'GET lessons.list',
    'GET progress.dashboard',
    'GET progress.list',
    'GET subjects.list',
  ]);
});

test('a dashboard opens with one call; only the badges, below the first screen, come later', async ({
  stage,
}) => {
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  const calls = callsOf(page);
  const last = lastRead(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your subjects' }).waitFor();
  await last;
  expect(calls).toEqual(['GET progress.dashboard', 'GET achievements.shelf']);
});

test('[S7.53] [S8.01] [S8.02] a read that fails is asked once, logs status and body, and offers another try', async ({
  stage,
}) => {
  stage.watch.expect(/500: Out of noodles/, /502: Bad Gateway/, /^500: GET/, /^502: GET/, /status of 50\d/);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  const calls = callsOf(page);
  // The badges below the first screen are read once the dashboard is there.
  const asked = (): string[] => calls.filter((call) => call === 'GET progress.dashboard');
  await refuseWith(page, '**/trpc/progress.dashboard*', 500, 'Out of noodles');
  await page.goto('/');
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  expect(calls).toEqual(['GET progress.dashboard']);
  await page.unroute('**/trpc/progress.dashboard*');
  await refuseWith(page, '**/trpc/progress.dashboard*', 502, '');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(asked).toHaveLength(2);
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  expect(calls).toEqual(asked());
  await page.unroute('**/trpc/progress.dashboard*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  expect(asked()).toHaveLength(3);
});

test('[S7.54] a write that fails is sent once', async ({ stage }) => {
  stage.watch.expect(/503.*\/trpc\/account\.setGrade/);
  const page = await stage.open({ isNew: true, as: await newAccount({ grade: '3rd' }) });
  await page.clock.install();
  const last = lastRead(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your subjects' }).waitFor();
  await last;
  await refuseWith(page, '**/trpc/account.setGrade*', 503, 'Busy');
  const calls = callsOf(page);
  await page.getByText('For your grown-up:').click();
  await page.getByRole('radio', { name: '1st grade' }).click();
  await page.getByText('HTTP 503: Busy').waitFor();
  await page.clock.runFor(60_000);
  expect(calls).toEqual(['POST account.setGrade']);
});

test('[S7.55] [S7.56] [S7.57] no call on focus, none by the clock, none on coming back to what was read', async ({
  stage,
}) => {
  const page = await stage.open({ isNew: true, as: await newAccount({ grade: '3rd' }) });
  await page.clock.install();
  await page.goto('/subject/math');
  await page.getByRole('heading', { name: 'Available Lessons' }).waitFor();
  const calls = callsOf(page);
  await page.evaluate(() => {
    for (const type of ['focus', 'online']) dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward(WEEK_MS);
  const last = lastRead(page);
  await page
    .getByRole('link', { name: 'Logos' })
    .or(page.getByRole('link', { name: 'Back', exact: true }))
    .first()
    .click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  await last;
  await page.getByRole('region', { name: 'Achievements' }).getByRole('listitem').nth(3).waitFor();
  calls.length = 0;
  await page.goBack();
  await page.getByRole('heading', { name: 'Available Lessons' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  expect(calls).toEqual([]);
});

test('[S7.07] [S8.03] 401 for the current user means a visitor; 401 for any other read ends at the login', async ({
  stage,
}) => {
  // The second is React's: it logs what an error boundary caught.
  stage.watch.expect(/401.*\/trpc\/lessons\.list/, /ApiError: 401/);
  const page = await stage.open({ as: await newAccount({ grade: '3rd' }) });
  await refuseWith(
    page,
    '**/trpc/lessons.list*',
    401,
    '{"message":"Please sign in.","code":"unauthenticated"}',
  );
  await page.goto('/subject/math');
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull();

  stage.watch.expect(/401.*\/trpc\/account\.viewer/);
  const visitor = await stage.open();
  await visitor.route('**/logos', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*id="boot"[^>]*>.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
  const calls = callsOf(visitor);
  await visitor.goto('/logos');
  await visitor.getByLabel('Password', { exact: true }).waitFor();
  expect(calls).toEqual(['GET account.viewer']);
});

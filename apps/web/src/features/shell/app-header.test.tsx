import { PRODUCT } from '@noodlenaut/domain';
import type { Role } from '@noodlenaut/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { rememberSession } from '../../lib/session/session.ts';
import { startSession, viewerQuery } from '../../lib/session/viewer.ts';
import { signedInAs, viewerAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, lesson, progressWith, subjects } from '../../testing/school.ts';
import { calls, refuse, serve, unreachable } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';
import { headerLinks } from './header-links.ts';

const { user } = signedInAs('student');
const quiet = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
};
afterEach(() => vi.restoreAllMocks());

const open = async (handlers: Handlers = {}, totalPoints = 480) => {
  const start = signedInAs('student', { totalPoints });
  const seen = serve({ 'progress.dashboard': dashboardOf(start.user), ...handlers });
  const app = renderApp('/', start);
  await screen.findByText('Welcome back, Maya!');
  return { seen, ...app };
};
const powerDown = () => screen.getByRole<HTMLButtonElement>('button', { name: /Power Down|Powering down/ });
const texts = (role: Role, path: string) => headerLinks(role, path).map(({ text }) => text);

test.each([
  ['[S2.046]', 'student', '/', ['Tutoring', 'Teacher']],
  ['[S2.047]', 'student', '/tutoring', ['Dashboard', 'Teacher']],
  ['[S2.048]', 'student', '/teacher/subject/math', ['Dashboard', 'Tutoring']],
  ['[S2.048]', 'parent', '/teacher', ['Dashboard', 'Tutoring', 'Family']],
  ['[S2.047]', 'parent', '/family', ['Dashboard', 'Tutoring', 'Teacher']],
  ['[S2.047]', 'tutor', '/schedule', ['Dashboard', 'Tutoring']],
  ['[S2.048]', 'teacher', '/logos', ['Dashboard', 'Teacher', 'Classes', 'Quiz']],
  ['[S2.048]', 'teacher', '/classes', ['Dashboard', 'Teacher', 'Quiz']],
  ['[S2.048]', 'teacher', '/multiplayer', ['Dashboard', 'Teacher', 'Classes']],
] as const)('%s a %s on %s sees %j', (_id, role, path, links) => {
  expect(texts(role, path)).toEqual(links);
});

test.each([
  ['student', ['Tutoring', 'Teacher']],
  ['tutor', ['Tutoring']],
  ['teacher', ['Teacher', 'Classes', 'Quiz']],
  ['parent', ['Tutoring', 'Teacher', 'Family']],
] as const)('[P9.04] a %s has the ways %j', (role, links) => {
  expect(texts(role, '/')).toEqual(links);
});

test('[S2.046] [S2.047] [S2.048] the links lead where they say', async () => {
  serve({
    'subjects.list': subjects,
    'progress.list': progressWith(),
    'lessons.list': whenAsked<'lessons.list'>({ subject: 'math' }, [lesson(1)]),
    'progress.dashboard': dashboardOf(signedInAs('student').user),
  });
  renderApp('/subject/math', signedInAs('student'));
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  const hrefs = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Dashboard', '/'],
    ['Tutoring', '/tutoring'],
    ['Teacher', '/teacher'],
  ]);
});

test("[S2.049] the header shows the signed-in user's total points", async () => {
  await open({}, 480);
  expect(within(screen.getByRole('banner')).getByText('480')).toBeTruthy();
});

test('[S2.050] the header shows 0 points if there are none', async () => {
  await open({}, 0);
  expect(within(screen.getByRole('banner')).getByText('0')).toBeTruthy();
});

test('[S2.051] [S2.052] [S4.47] Power Down is disabled and says so while pending', async () => {
  let answer: (reply: { ok: true }) => void = () => {};
  const { person } = await open({ 'account.logout': () => new Promise((resolve) => (answer = resolve)) });
  await person.click(powerDown());
  await waitFor(() => expect(powerDown().textContent).toBe('Powering down...'));
  expect(powerDown().disabled).toBe(true);
  answer({ ok: true });
  await screen.findByText('Powered down successfully');
});

test('[S4.48] [S4.50] [S4.51] [S4.52] logout clears everything, says so and goes to /', async () => {
  rememberSession('abc');
  localStorage.setItem('anything', 'else');
  const { person, client, path } = await open({ 'account.logout': { ok: true } });
  await person.click(powerDown());
  expect(await screen.findByText('Powered down successfully')).toBeTruthy();
  expect(screen.getByText(`You have been powered down from ${PRODUCT.name}.`)).toBeTruthy();
  expect(await screen.findByText('Fun Learning Adventures!')).toBeTruthy();
  expect(path()).toBe('/');
  expect(localStorage.length).toBe(0);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([viewerQuery.queryKey]);
});

test.each([
  ['a refusal', () => refuse(500, 'Broken')],
  ['no network', unreachable],
])(
  '[S4.49] [S4.52] [P9.03] logout with %s clears here and ends the session at the next start',
  async (_name, broken) => {
    rememberSession('abc');
    const { person, path } = await open({ 'account.logout': broken });
    await person.click(powerDown());
    expect(await screen.findByText('Powered down successfully')).toBeTruthy();
    expect(path()).toBe('/');
    expect(localStorage.getItem('sessionId')).toBeNull();

    const boot = document.createElement('script');
    boot.id = 'boot';
    boot.type = 'application/json';
    boot.textContent = JSON.stringify({ viewer: viewerAs('student'), user });
    document.head.append(boot);
    const seen = serve({ 'account.logout': { ok: true } });
    const client = createQueryClient();
    await startSession(client);
    expect(calls(seen)).toEqual(['account.logout']);
    expect(client.getQueryData(viewerQuery.queryKey)).toBeNull();
    await startSession(client);
    expect(client.getQueryData(viewerQuery.queryKey)).toMatchObject({ username: 'maya' });
    boot.remove();
  },
);

test('a session that ended elsewhere leads to login', async () => {
  quiet();
  const ended = () => refuse(401, 'Please sign in', { code: 'unauthenticated' });
  serve({ 'account.sessions': ended, 'account.user': ended, 'family.links': ended });
  renderApp('/account', signedInAs('student'));
  expect(await screen.findByRole('heading', { name: 'Power On' })).toBeTruthy();
});

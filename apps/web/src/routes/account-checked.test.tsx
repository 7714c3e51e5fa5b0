import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { axeViolations } from '../testing/axe-violations.ts';
import { signedInAs } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';
import { calls, refuse, serve } from '../testing/serve.ts';

beforeEach(() => sessionStorage.clear());
const checked = () => refuse(403, 'Your account is being checked', { code: 'unverified' });
const WAITS = { 'GET /api/family/children': checked, 'GET /api/classes': checked };
const INVITE = 'POST /api/teacher/invite';

test('a teacher who waits reads what happens next, and enters an invitation', async () => {
  const seen = serve({
    ...WAITS,
    [INVITE]: () => refuse(404, 'This code does not work.', { code: 'not_found' }),
  });
  const { person } = renderApp('/', signedInAs('teacher'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your account is being checked' }),
  ).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  expect(calls(seen)).not.toContain(INVITE);
  await person.type(screen.getByLabelText('Invitation code'), 'BCDF GHJK');
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByText('This code does not work.')).toBeTruthy();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ code: 'BCDF GHJK' });
});

test('the code of a registration link is kept on the way and entered by itself, once', async () => {
  const first = serve({ 'GET /api/oauth-status': { googleOAuth: { configured: false } } });
  renderApp('/register?invite=BCDFGHJK', { viewer: null });
  expect(await screen.findByText('You are invited to teach here.')).toBeTruthy();
  expect(calls(first)).not.toContain(INVITE);

  let isIn = false;
  const seen = serve({
    'GET /api/family/children': () => (isIn ? { children: [], waiting: [] } : checked()),
    'GET /api/classes': () => (isIn ? [] : checked()),
    'GET /api/auth/user': signedInAs('teacher').viewer,
    'GET /api/user': signedInAs('teacher').user,
    [INVITE]: () => {
      isIn = true;
      return { ok: true };
    },
  });
  renderApp('/', signedInAs('teacher'));
  await waitFor(() => expect(calls(seen).filter((call) => call === INVITE)).toHaveLength(1));
  expect(await screen.findByText('Your account is ready. Make your first class.')).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

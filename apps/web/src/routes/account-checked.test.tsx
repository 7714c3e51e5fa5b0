import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { axeViolations } from '../testing/axe-violations.ts';
import { signedInAs } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';
import { asked, calls, refuse, serve } from '../testing/serve.ts';

beforeEach(() => sessionStorage.clear());
const checked = () => refuse(403, 'Your account is being checked', { code: 'unverified' });
const WAITS = { 'family.children': checked, 'classes.list': checked };
const INVITE = 'account.redeemInvite';

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
  expect(asked(seen, INVITE)).toEqual([{ code: 'BCDF GHJK' }]);
});

test('the code of a registration link is kept on the way and entered by itself, once', async () => {
  const first = serve({ 'account.oauthStatus': { googleOAuth: { configured: false } } });
  renderApp('/register?invite=BCDFGHJK', { viewer: null });
  expect(await screen.findByText('You are invited to teach here.')).toBeTruthy();
  expect(calls(first)).not.toContain(INVITE);

  let isIn = false;
  const seen = serve({
    'family.children': () => (isIn ? { children: [], waiting: [] } : checked()),
    'classes.list': () => (isIn ? [] : checked()),
    'account.viewer': signedInAs('teacher').viewer,
    'account.user': signedInAs('teacher').user,
    [INVITE]: () => {
      isIn = true;
      return { ok: true };
    },
  });
  renderApp('/', signedInAs('teacher'));
  await waitFor(() => expect(asked(seen, INVITE)).toEqual([{ code: 'BCDFGHJK' }]));
  expect(await screen.findByText('Your account is ready. Make your first class.')).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

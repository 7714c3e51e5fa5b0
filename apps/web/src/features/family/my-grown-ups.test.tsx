import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { familyLinks, MY_LINK, SAM_LINK } from '../../testing/family.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { calls, serve, type Handlers } from '../../testing/serve.ts';

const open = async (handlers: Handlers = {}) => {
  const seen = serve({
    'GET /api/sessions': [],
    'GET /api/user': userAs('student'),
    'GET /api/family/links': familyLinks(),
    ...handlers,
  });
  const app = renderApp('/account', signedInAs('student'));
  await screen.findByRole('heading', { name: 'Who can see how I learn' });
  return { seen, ...app };
};
const press = (name: string) => screen.getByRole('button', { name });

test('a child reads who sees them, family and classes, and who only asks', async () => {
  await open();
  for (const name of ['Ana', 'Sam', 'Ms. Okafor']) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByText('Your teacher in Room 12')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('[P1.23] without a guardian the child says yes or no itself', async () => {
  const { seen, person } = await open({
    [`POST /api/family/links/${SAM_LINK}/confirm`]: { linkId: SAM_LINK, status: 'active' },
  });
  expect(screen.getByText('Do you know Sam? Say yes only to your own grown-up.')).toBeTruthy();
  await person.click(press('Yes, I know Sam'));
  await waitFor(() => expect(calls(seen)).toContain(`POST /api/family/links/${SAM_LINK}/confirm`));
});

test('[P1.28] a child ends a link after one question', async () => {
  const { seen, person } = await open({
    [`DELETE /api/family/links/${MY_LINK}`]: { linkId: MY_LINK, status: 'revoked' },
  });
  await person.click(press('Stop Ana'));
  await person.click(press('Yes, stop'));
  await waitFor(() => expect(calls(seen)).toContain(`DELETE /api/family/links/${MY_LINK}`));
});

test('[P1.19] a child makes a family code', async () => {
  const { person } = await open({
    'POST /api/family/code': { code: 'H7RK4MWP', expiresAt: '2026-11-27T12:00:00.000Z' },
  });
  await person.click(press('Make a code'));
  expect(await screen.findByText('H7RK 4MWP')).toBeTruthy();
});

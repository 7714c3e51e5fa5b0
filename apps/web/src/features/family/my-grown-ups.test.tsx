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

test('[P1.28] a child asks to end a link after one question, and has no button that ends it', async () => {
  const wish = `POST /api/family/links/${MY_LINK}/end-wish`;
  const { seen, person } = await open({ [wish]: { linkId: MY_LINK, status: 'active' } });
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
  await person.click(press('Ask to stop Ana'));
  expect(screen.getByText(/All your grown-ups are told/)).toBeTruthy();
  await person.click(press('Yes, ask'));
  await waitFor(() => expect(calls(seen)).toContain(wish));
  expect(calls(seen).some((call) => call.startsWith('DELETE'))).toBe(false);
});

test('[P1.28] a wish that stands is said, and taken back with one press', async () => {
  const links = familyLinks();
  const guardians = links.guardians.map((one) => ({
    ...one,
    endAskedAt: one.linkId === MY_LINK ? '2026-11-21T12:00:00.000Z' : null,
  }));
  const back = `DELETE /api/family/links/${MY_LINK}/end-wish`;
  const { seen, person } = await open({
    'GET /api/family/links': { ...links, guardians },
    [back]: { linkId: MY_LINK, status: 'active' },
  });
  expect(screen.getByText(/You asked that Ana stops seeing how you learn/)).toBeTruthy();
  await person.click(press('Take it back'));
  await waitFor(() => expect(calls(seen)).toContain(back));
});

test('[P1.23] after a link ended the child reads until when it cannot say yes by itself, and what helps', async () => {
  await open({ 'GET /api/family/links': familyLinks({}, { pausedUntil: '2026-12-04T12:00:00.000Z' }) });
  expect(screen.getByText(/Until Dec 4, 2026 you cannot say yes.*can undo the end.*can help/)).toBeTruthy();
});

test('[P1.19] a child makes a family code', async () => {
  const { person } = await open({
    'POST /api/family/code': { code: 'H7RK4MWP', expiresAt: '2026-11-27T12:00:00.000Z' },
  });
  await person.click(press('Make a code'));
  expect(await screen.findByText('H7RK 4MWP')).toBeTruthy();
});

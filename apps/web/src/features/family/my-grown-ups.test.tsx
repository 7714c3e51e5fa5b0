import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { familyLinks, MY_LINK, SAM_LINK } from '../../testing/family.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, serve, type Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const open = async (handlers: Handlers = {}) => {
  const seen = serve({
    'account.sessions': [],
    'account.user': userAs('student'),
    'family.links': whenAsked<'family.links'>({}, familyLinks()),
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
    'family.confirmLink': { linkId: SAM_LINK, status: 'active' },
  });
  expect(screen.getByText('Do you know Sam? Say yes only to your own grown-up.')).toBeTruthy();
  await person.click(press('Yes, I know Sam'));
  await waitFor(() => expect(asked(seen, 'family.confirmLink')).toEqual([{ linkId: SAM_LINK }]));
});

test('[P1.28] a child asks to end a link after one question, and has no button that ends it', async () => {
  const wish = 'family.askEnd';
  const { seen, person } = await open({ [wish]: { linkId: MY_LINK, status: 'active' } });
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
  await person.click(press('Ask to stop Ana'));
  expect(screen.getByText(/All your grown-ups are told/)).toBeTruthy();
  await person.click(press('Yes, ask'));
  await waitFor(() => expect(asked(seen, wish)).toEqual([{ linkId: MY_LINK }]));
  expect(calls(seen)).not.toContain('family.endLink');
});

test('[P1.28] a wish that stands is said, and taken back with one press', async () => {
  const links = familyLinks();
  const guardians = links.guardians.map((one) => ({
    ...one,
    endAskedAt: one.linkId === MY_LINK ? '2026-11-21T12:00:00.000Z' : null,
  }));
  const back = 'family.takeBackEnd';
  const { seen, person } = await open({
    'family.links': { ...links, guardians },
    [back]: { linkId: MY_LINK, status: 'active' },
  });
  expect(screen.getByText(/You asked that Ana stops seeing how you learn/)).toBeTruthy();
  await person.click(press('Take it back'));
  await waitFor(() => expect(asked(seen, back)).toEqual([{ linkId: MY_LINK }]));
});

test('[P1.23] after a link ended the child reads until when it cannot say yes by itself, and what helps', async () => {
  await open({ 'family.links': familyLinks({}, { pausedUntil: '2026-12-04T12:00:00.000Z' }) });
  expect(screen.getByText(/Until Dec 4, 2026 you cannot say yes.*can undo the end.*can help/)).toBeTruthy();
});

test('[P1.19] a child makes a family code', async () => {
  const { seen, person } = await open({
    'family.makeCode': { code: 'H7RK4MWP', expiresAt: '2026-11-27T12:00:00.000Z' },
  });
  await person.click(press('Make a code'));
  expect(await screen.findByText('H7RK 4MWP')).toBeTruthy();
  expect(asked(seen, 'family.makeCode')).toEqual([{}]);
});

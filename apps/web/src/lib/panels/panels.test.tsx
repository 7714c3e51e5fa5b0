import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { consentsOf, familyHandlers } from '../../testing/family.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refuse, serve, unreachable, type Handlers } from '../../testing/serve.ts';

const open = async (handlers: Handlers) => {
  serve({ ...familyHandlers(), ...handlers });
  const app = renderApp('/family', signedInAs('parent'));
  await screen.findByRole('heading', { name: 'Family and consent' });
  return app;
};
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('when the data of some panels does not come, these say so and the rest of the page is there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open({
    'family.consents': () => refuse(503, 'We are very busy.'),
    'family.notices': () => unreachable(),
    'privacy.views': () => unreachable(),
  });
  expect(panel('What Leo may use').getByRole('alert').textContent).toContain('We are very busy.');
  expect(
    within(await screen.findByRole('region', { name: 'What happened' })).getByRole('alert'),
  ).toBeTruthy();
  expect(await panel('Who looked at Leo').findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('Nobody has looked yet.')).toBeNull();
  for (const name of ["Leo's family code", 'Devices for picture sign-in', "Leo's data"])
    expect(screen.getByRole('region', { name })).toBeTruthy();
});

test('a panel comes on a press, and by itself when the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isCut = true;
  const { person } = await open({
    'family.consents': () => (isCut ? unreachable() : consentsOf()),
    'family.notices': () => (isCut ? unreachable() : []),
  });
  expect(panel('What Leo may use').getByRole('alert')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again: What Leo may use' }));
  expect(await panel('What Leo may use').findByRole('alert')).toBeTruthy();
  isCut = false;
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await waitFor(() => expect(panel('What Leo may use').queryByRole('alert')).toBeNull());
  await waitFor(() => expect(panel('What happened').queryByRole('alert')).toBeNull());
});

test('a page that could not load comes by itself when the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isCut = true;
  const all = familyHandlers();
  serve({ ...all, 'family.children': () => (isCut ? unreachable() : { children: [], waiting: [] }) });
  renderApp('/family', signedInAs('parent'));
  await screen.findByRole('heading', { name: 'You are offline' });
  isCut = false;
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await screen.findByRole('heading', { name: 'Family and consent' });
});

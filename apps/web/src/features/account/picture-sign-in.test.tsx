import { PICTURES_COOKIE } from '@noodlenaut/domain';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { LEO } from '../../testing/family.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf } from '../../testing/school.ts';
import { asked, calls, refuse, serve } from '../../testing/serve.ts';

const CHILDREN = 'account.pictureChildren';
const LOGIN = 'account.pictureLogin';
const trust = () => (document.cookie = `${PICTURES_COOKIE}=1; path=/`);
afterEach(() => (document.cookie = `${PICTURES_COOKIE}=; max-age=0; path=/`));
const press = (name: string) => screen.findByRole('button', { name });

test('a device that no family trusts asks for nobody', async () => {
  const seen = serve({ [CHILDREN]: [{ id: LEO, name: 'Leo' }] });
  renderApp('/login', { viewer: null });
  await screen.findByRole('textbox', { name: 'Username' });
  expect(calls(seen)).toEqual([]);
});

test('[P1.26] a child taps its face and three pictures and is in', async () => {
  trust();
  const { viewer, user } = signedInAs('student', { grade: 'k' });
  const seen = serve({
    [CHILDREN]: [{ id: LEO, name: 'Leo' }],
    [LOGIN]: { sessionId: 'abc', user: viewer },
    'progress.dashboard': dashboardOf(user),
  });
  const { person } = renderApp('/login', { viewer: null });
  await person.click(await press('Leo'));
  expect(await screen.findByText('Hi Leo! Tap your three pictures.')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  for (const name of ['Cat', 'Star', 'Key']) await person.click(await press(name));
  expect(await screen.findByText(/Maya/)).toBeTruthy();
  expect(asked(seen, LOGIN)).toEqual([{ childId: LEO, pictures: ['cat', 'star', 'key'] }]);
});

test('a device of a class that sleeps says whom to ask, shows no name, and lets a grown-up sign in', async () => {
  trust();
  const sentence = 'This device is asleep. Ask your teacher to wake it up.';
  serve({ [CHILDREN]: () => refuse(409, sentence, { code: 'wrong_state' }) });
  renderApp('/login', { viewer: null });
  expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
  expect(screen.queryByText('Who are you?')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Username' })).toBeTruthy();
  expect(document.cookie).toContain(PICTURES_COOKIE);
  expect(await axeViolations()).toEqual([]);
});

test('other pictures are told kindly; too many tries say when to come back', async () => {
  trust();
  const late = refuse(429, 'x', { code: 'too_many_requests', retryAfterS: 600 });
  const answers = [refuse(401, 'Those are not your pictures. Try again!')];
  serve({ [CHILDREN]: [{ id: LEO, name: 'Leo' }], [LOGIN]: () => answers.shift() ?? late });
  const { person } = renderApp('/login', { viewer: null });
  await person.click(await press('Leo'));
  for (const name of ['Dog', 'Dog', 'Dog']) await person.click(await press(name));
  expect(await screen.findByText('Those are not your pictures. Try again!')).toBeTruthy();
  expect(screen.getByText('No picture yet')).toBeTruthy();
  for (const name of ['Dog', 'Dog', 'Key']) await person.click(await press(name));
  expect(await screen.findByText(/^That was a lot! Come back at \d+:\d\d [AP]M\.$/)).toBeTruthy();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Cat' })).disabled).toBe(true);
});

test('a QR code greets by name; its token never stands in a request address', async () => {
  const token = 'a-token-of-a-grown-up-42';
  const seen = serve({ 'account.pictureGuest': { name: 'Leo' } });
  renderApp(`/qr#${token}`, { viewer: null });
  expect(await screen.findByRole('heading', { level: 1, name: /Hi Leo!/ })).toBeTruthy();
  expect(seen.map(({ address }) => address).join()).not.toContain(token);
  expect(asked(seen, 'account.pictureGuest')).toEqual([{ token }]);
});

test('a QR code that is over sends the child to its grown-up', async () => {
  serve({
    'account.pictureGuest': () => refuse(404, 'This code is over. Ask your grown-up for a new one.'),
  });
  renderApp('/qr#a-token-of-a-grown-up-42', { viewer: null });
  expect(await screen.findByText('This code is over. Ask your grown-up for a new one.')).toBeTruthy();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { ownDataOf, waysBackOf } from '../../testing/account.ts';
import { familyLinks } from '../../testing/family.ts';
import { signedInAs, userAs, viewerAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';

const OFF = waysBackOf();
const ON = waysBackOf({ secondFactor: 'on' });
const MADE = {
  secret: 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH',
  uri: 'otpauth://totp/Noodlenaut:maya?secret=ABCDEFGHABCDEFGHABCDEFGHABCDEFGH&issuer=Noodlenaut',
};

async function open(handlers: Handlers = {}, role: 'parent' | 'student' = 'parent') {
  const seen = serve({
    'account.sessions': [],
    'account.user': userAs(role, { signsInWith: 'password' }),
    'account.waysBack': OFF,
    'privacy.own': ownDataOf(),
    ...handlers,
  });
  const app = renderApp('/account', signedInAs(role));
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return { seen, ...app };
}
const press = (name: string) => screen.getByRole('button', { name });

test('it is set up with a picture to scan or a key to type, and counts with the first code', async () => {
  let ways = OFF;
  const { seen, person } = await open({
    'account.waysBack': () => ways,
    'account.beginSecondFactor': MADE,
    'account.confirmSecondFactor': () => {
      ways = ON;
      return { ended: 1 };
    },
  });
  await person.click(press('Set it up'));
  expect(await screen.findByRole('img', { name: 'QR code for your code app' })).toBeTruthy();
  expect(screen.getByText('ABCD EFGH ABCD EFGH ABCD EFGH ABCD EFGH')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.type(screen.getByLabelText('Code from the app'), '123');
  await person.click(press('Switch it on'));
  expect(await screen.findByText('The app shows 6 digits')).toBeTruthy();
  await person.type(screen.getByLabelText('Code from the app'), ' 456');
  await person.dblClick(press('Switch it on'));
  expect(await screen.findByText('It is on.')).toBeTruthy();
  expect(asked(seen, 'account.confirmSecondFactor')).toEqual([{ code: '123 456' }]);
  expect(screen.queryByText(/ABCD EFGH/)).toBeNull();
});

test('a first code that does not fit is said at its field', async () => {
  const message = 'This code does not fit.';
  const { person } = await open({
    'account.beginSecondFactor': MADE,
    'account.confirmSecondFactor': () =>
      refuse(400, message, { code: 'invalid_input', issues: [{ path: 'code', message }] }),
  });
  await person.click(press('Set it up'));
  await person.type(await screen.findByLabelText('Code from the app'), '123456');
  await person.click(press('Switch it on'));
  expect(await screen.findByText(message)).toBeTruthy();
  await person.click(press('Cancel'));
  expect(press('Set it up')).toBeTruthy();
});

test('it is switched off by a second press', async () => {
  let ways = ON;
  const { person } = await open({
    'account.waysBack': () => ways,
    'account.dropSecondFactor': () => {
      ways = OFF;
      return { ok: true };
    },
  });
  await person.click(press('Switch it off'));
  expect(screen.getByText('Your password alone would sign you in.')).toBeTruthy();
  await person.click(press('Keep it on'));
  await person.click(press('Switch it off'));
  await person.click(press('Yes, switch it off'));
  expect(await screen.findByRole('button', { name: 'Set it up' })).toBeTruthy();
});

test('neither a student nor who signs in with Google alone is offered it', async () => {
  const { unmount } = await open({ 'account.user': userAs('parent', { signsInWith: 'other' }) });
  expect(screen.queryByRole('heading', { name: 'Two-step sign-in' })).toBeNull();
  unmount();
  serve({
    'account.sessions': [],
    'account.user': userAs('student', { signsInWith: 'password' }),
    'family.links': familyLinks({ name: 'Maya', signsInWith: 'password' }, { guardians: [] }),
  });
  renderApp('/account', signedInAs('student'));
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  expect(screen.queryByRole('heading', { name: 'Two-step sign-in' })).toBeNull();
});

test('the login asks for the code in a second step, keeps the password in memory and sends all three', async () => {
  const seen = serve({
    'account.login': ({ code }) => {
      if (code === undefined)
        return refuse(401, 'Please type the code from your app', { code: 'second_factor_required' });
      if (code !== '123456') return refuse(401, 'This code does not fit.', { code: 'wrong_second_factor' });
      return { sessionId: 'abc', user: viewerAs('tutor') };
    },
    'account.user': userAs('tutor'),
  });
  const { person } = renderApp('/login', { viewer: null });
  await person.type(await screen.findByRole('textbox', { name: 'Username' }), 'maya');
  await person.type(screen.getByLabelText('Password'), 'secret');
  await person.click(press('Power On'));
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ]);
  expect(screen.queryByText('Login Failed')).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Power On'));
  expect(screen.getByText('Type the code')).toBeTruthy();
  await person.type(field, '000000');
  await person.click(press('Power On'));
  expect(await screen.findByText('This code does not fit.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await person.keyboard('123456{Enter}');
  expect(await screen.findByText('Welcome back, Maya!')).toBeTruthy();
  expect(asked(seen, 'account.login')).toMatchObject([
    { username: 'maya', password: 'secret' },
    { username: 'maya', password: 'secret', code: '000000' },
    { username: 'maya', password: 'secret', code: '123456' },
  ]);
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
  expect(kept).not.toContain('secret');
});

test('a recovery code is typed with letters, and another account starts with empty boxes', async () => {
  serve({
    'account.login': () => refuse(401, 'Please type the code', { code: 'second_factor_required' }),
  });
  const { person } = renderApp('/login', { viewer: null });
  await person.type(await screen.findByRole('textbox', { name: 'Username' }), 'maya');
  await person.type(screen.getByLabelText('Password'), 'secret');
  await person.click(press('Power On'));
  await screen.findByRole('textbox', { name: 'Code' });
  await person.click(press('Use a recovery code'));
  const field = screen.getByRole('textbox', { name: 'Recovery code' });
  expect([field.getAttribute('inputmode'), document.activeElement === field]).toEqual(['text', true]);
  await person.click(press('Use another account'));
  const name = await screen.findByRole('textbox', { name: 'Username' });
  expect([name, screen.getByLabelText('Password')]).toMatchObject([{ value: '' }, { value: '' }]);
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test.each(['/', '/tutoring', '/schedule'])(
  'a tutor who has to set it up is led there from %s',
  async (address) => {
    const held = () => refuse(403, 'Please set up two-step sign-in first', { code: 'second_factor_needed' });
    const user = userAs('tutor', { isVerified: true, lacksSecondFactor: true });
    serve({
      'account.user': user,
      'account.waysBack': { ...OFF, isSecondFactorRequired: true },
      'tutoring.tutors': held,
      'tutoring.requests': held,
      'tutoring.sessions': held,
      'tutoring.stats': held,
      'tutoring.availability': held,
    });
    const { path } = renderApp(address, { viewer: viewerAs('tutor'), user });
    expect(await screen.findByRole('heading', { name: 'One thing before you begin' })).toBeTruthy();
    expect([path(), press('Set it up').getAttribute('data-tone')]).toEqual(['/second-factor', 'primary']);
    expect(await axeViolations()).toEqual([]);
  },
);

test('who need not set it up is led from its page to the account', async () => {
  serve({
    'account.sessions': [],
    'account.user': userAs('parent', { signsInWith: 'password' }),
    'account.waysBack': OFF,
    'privacy.own': ownDataOf(),
  });
  const { path } = renderApp('/second-factor', signedInAs('parent'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
  expect(path()).toBe('/account');
});

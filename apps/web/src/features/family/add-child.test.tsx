import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { familyChildren, familyHandlers, LEO } from '../../testing/family.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';

const open = async (handlers: Handlers = {}, path = '/family?add=true') => {
  const seen = serve({ ...familyHandlers(), ...handlers });
  const app = renderApp(path, signedInAs('parent'));
  await screen.findByRole('heading', { name: 'Make an account for a child' });
  return { seen, ...app };
};
const press = (name: string) => screen.getByRole('button', { name });

test('[P1.24] [P1.25] [P1.26] a child account: nickname, grade, three pictures by touch; no e-mail', async () => {
  const { seen, person } = await open({
    'family.createChild': { id: LEO, username: 'kind-fox-1234', password: null },
  });
  await person.click(press('Make the account'));
  expect(screen.getByText('A name is missing')).toBeTruthy();
  expect(screen.getByText('Please choose a grade')).toBeTruthy();
  await person.type(screen.getByLabelText('First name or nickname'), ' Leo ');
  await person.click(screen.getByRole('radio', { name: 'Kindergarten' }));
  expect(screen.getByText('Please choose three pictures')).toBeTruthy();
  for (const name of ['Cat', 'Star', 'Cat']) await person.click(press(name));
  expect(screen.getByText('3 of 3: Cat, Star, Cat')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Make the account'));
  expect(await screen.findByText("Leo's account is ready")).toBeTruthy();
  expect(asked(seen, 'family.createChild')).toEqual([
    { nickname: 'Leo', grade: 'k', pictures: ['cat', 'star', 'cat'] },
  ]);
  expect(screen.queryByLabelText(/mail/i)).toBeNull();
});

test('a made-up password of an older child is shown once, with the username', async () => {
  const { person } = await open({
    'family.createChild': { id: LEO, username: 'kind-fox-1234', password: 'lamp-river-204' },
  });
  await person.type(screen.getByLabelText('First name or nickname'), 'Maya');
  await person.click(screen.getByRole('radio', { name: '4th grade' }));
  await person.click(press('Make the account'));
  expect(await screen.findByText('lamp-river-204')).toBeTruthy();
  expect(screen.getByText('kind-fox-1234')).toBeTruthy();
});

test('[P1.21] a code is redeemed as it was typed; a wrong one says so at the field', async () => {
  const answers = [refuse(404, 'This code does not work. Ask for a new one.')];
  const { seen, person } = await open({
    'family.redeemCode': () => answers.shift() ?? { linkId: LEO, status: 'pending' },
  });
  await person.click(press('Ask for the link'));
  expect(screen.getByText('A family code has 8 letters and numbers')).toBeTruthy();
  await person.type(screen.getByLabelText('Family code'), 'h7rk 4mwp');
  await person.click(press('Ask for the link'));
  expect(await screen.findByText('This code does not work. Ask for a new one.')).toBeTruthy();
  await person.click(press('Ask for the link'));
  await waitFor(() => expect(screen.getByText(/waits for a yes/)).toBeTruthy());
  expect(asked(seen, 'family.redeemCode')).toEqual([{ code: 'h7rk 4mwp' }, { code: 'h7rk 4mwp' }]);
});

test('the first child: username and password stay on the screen until the parent goes on', async () => {
  const before = { children: [], waiting: [] };
  const lists = [before, familyChildren()];
  const { person } = await open(
    {
      'family.children': () => lists.shift() ?? familyChildren(),
      'family.createChild': { id: LEO, username: 'kind-fox-1234', password: 'lamp-river-204' },
    },
    '/family',
  );
  await person.type(screen.getByLabelText('First name or nickname'), 'Leo');
  await person.click(screen.getByRole('radio', { name: '4th grade' }));
  await person.click(press('Make the account'));
  expect(await screen.findByText('lamp-river-204')).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Go on with Leo' }));
  expect(await screen.findByRole('region', { name: 'How Leo signs in' })).toBeTruthy();
  expect(screen.queryByText('lamp-river-204')).toBeNull();
});

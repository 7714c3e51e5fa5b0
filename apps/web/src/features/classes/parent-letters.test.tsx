import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { AMARA, BEN, classOf, ROOM } from '../../testing/classes.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, serve } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const here = { classId: ROOM };
const LETTERS = {
  className: 'Room 12',
  operator: 'Maple Street School',
  expiresAt: '2026-12-05T12:00:00.000Z',
  letters: [
    { childId: AMARA, name: 'Amara', code: 'R7K4WMPX' },
    { childId: BEN, name: 'Ben', code: 'KMWP47RX' },
  ],
};

test('letters for chosen pupils are written after a question, each with its own code, and leave the page when printed', async () => {
  const seen = serve({
    'classes.get': whenAsked<'classes.get'>(here, classOf()),
    'classes.devices': [],
    'learnerGroups.list': [],
    'classes.letters': LETTERS,
  });
  const { person } = renderApp(`/classes/${ROOM}/pupils`, signedInAs('teacher'));
  await screen.findByRole('heading', { name: 'Pupils of Room 12' });
  await person.click(screen.getByRole('button', { name: 'Choose all' }));
  await person.click(screen.getByRole('button', { name: 'Letters to parents' }));
  expect(calls(seen)).not.toContain('classes.letters');
  await person.click(screen.getByRole('button', { name: 'Write 2 letters' }));
  await screen.findByRole('heading', { name: '2 letters to parents of Room 12' });
  expect(asked(seen, 'classes.letters')).toEqual([{ ...here, childIds: [AMARA, BEN] }]);
  const [first, second] = within(screen.getByRole('list', { name: 'Letters to parents' }))
    .getAllByRole('heading')
    .map((heading) => heading.closest('li')?.textContent ?? '');
  expect(first).toContain('To the parents of Amara');
  expect(first).toContain('R7K4 WMPX');
  expect(first).toContain('until Dec 5, 2026');
  expect(first).toContain('Ms. Okafor');
  expect(first).toContain('Maple Street School runs this site.');
  expect(first).not.toContain('Ben');
  expect(second).toContain('KMWP 47RX');
  expect(screen.getByRole('img', { name: 'QR code for the parents of Amara' })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Done, back to the class' }));
  await person.click(screen.getByRole('button', { name: 'Yes, they are printed' }));
  await waitFor(() => expect(screen.queryByText('R7K4 WMPX')).toBeNull());
});

test('the QR code of a letter explains the way to a visitor, and brings a parent to the form with the code in it', async () => {
  serve({});
  const visitor = renderApp('/family-code#R7K4WMPX', { viewer: null });
  expect(await screen.findByText('R7K4 WMPX')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Make a parent account' }).getAttribute('href')).toBe('/register');
  expect(await axeViolations()).toEqual([]);
  visitor.unmount();
  serve({
    'family.children': { children: [], waiting: [] },
    'family.notices': [],
    'family.classWishes': [],
    'family.redeemCode': { linkId: ROOM, status: 'pending' },
  });
  const { person } = renderApp('/family-code#R7K4WMPX', signedInAs('parent'));
  await person.click(await screen.findByRole('link', { name: 'Enter the code' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Family code');
  expect(field.value).toBe('R7K4WMPX');
});

test('on a tablet where a child is powered on, the letter’s page says that the code is for a parent', async () => {
  serve({});
  renderApp('/family-code#R7K4WMPX', signedInAs('student'));
  expect(await screen.findByText(/This code is for a parent/)).toBeTruthy();
});

import type { Grade } from '@noodlenaut/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, progressWith, shelfOf } from '../../testing/school.ts';
import { asked, serve } from '../../testing/serve.ts';

const open = async (from: Grade | null) => {
  const start = signedInAs('student', { grade: from });
  let grade = from;
  const seen = serve({
    'progress.dashboard': dashboardOf(start.user),
    'achievements.shelf': shelfOf(),
    'account.setGrade': ({ grade: next }) => userAs('student', { grade: (grade = next) }),
    'account.user': () => userAs('student', { grade }),
    'progress.list': progressWith(),
  });
  const app = renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
};
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const unfold = () => screen.findByText('For your grown-up:');
const undo = () => screen.queryByRole('region', { name: 'Your grade changed' });

test('a sixth grader who tapped Pre-K comes back with one press, and the offer is gone', async () => {
  const { seen, person } = await open('6th');
  expect(undo()).toBeNull();
  await person.click(await unfold());
  await person.click(await radio('Pre-K'));
  const offer = within(await screen.findByRole('region', { name: 'Your grade changed' }));
  expect(offer.getByRole('status').textContent).toBe('Your grade is now Pre-K.');
  await person.click(offer.getByRole('button', { name: 'Back to 6th grade' }));
  await waitFor(() => expect(undo()).toBeNull());
  expect((await radio('6th grade')).checked).toBe(true);
  expect(asked(seen, 'account.setGrade')).toEqual([{ grade: 'pre-k' }, { grade: '6th' }]);
});

test('after several presses the way back is to the grade the child came with', async () => {
  const { person } = await open('3rd');
  await person.click(await unfold());
  await person.click(await radio('4th grade'));
  await screen.findByRole('button', { name: 'Back to 3rd grade' });
  await person.click(await radio('5th grade'));
  await screen.findByText('Your grade is now 5th grade.');
  expect(screen.getByRole('button', { name: 'Back to 3rd grade' })).toBeTruthy();
});

test('the very first grade has no way back; its fold lies open for another', async () => {
  const { person } = await open(null);
  await person.click(await radio('2nd grade'));
  expect((await unfold()).closest('details')?.open).toBe(true);
  expect(undo()).toBeNull();
});

test('without a grade the arrow stands right under the grades, before the tiles', async () => {
  await open(null);
  const follows = (one: Element | null, other: Element | null) =>
    one !== null && other !== null
      ? one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
      : 0;
  const grades = document.querySelector('#grade');
  const arrow = screen.getByRole('region', { name: 'Please Select Your Grade Level First' });
  expect(grades?.nextElementSibling).toBe(arrow);
  expect(follows(arrow, screen.getByRole('region', { name: 'What to do now' }))).toBeTruthy();
});

test('without a grade Miso says nothing over the grades', async () => {
  await open(null);
  await new Promise((resolve) => setTimeout(resolve, 2600));
  expect(screen.queryByText(/^Hi, Maya!/)).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { calls, refuse, serve } from '../../testing/serve.ts';

const READ = 'family.readClassMail';
const ANSWER = 'family.answerClassMail';
const wish = {
  childName: 'Noor',
  className: 'Room 12',
  teacherName: 'Ms. Okafor',
  schoolName: 'Hill School',
};

test('[P1.31] the link of the mail says what a yes does, and nothing is answered before a press, signed out', async () => {
  const seen = serve({ [READ]: wish, [ANSWER]: { ok: true } });
  const { person } = renderApp('/class-wish#a-token-of-a-class-wish', { viewer: null });
  expect(await screen.findByText('Noor wants to join Room 12.')).toBeTruthy();
  expect(screen.getByText(/Teacher: Ms. Okafor, Hill School/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  expect(calls(seen)).toEqual([READ]);
  await person.click(screen.getByRole('button', { name: 'Yes, Noor may join' }));
  expect(await screen.findByText(/You said yes/)).toBeTruthy();
  expect(seen.at(-1)?.input).toEqual({ token: 'a-token-of-a-class-wish', isYes: true });
});

test('[P1.31] a no is one press too; a link that is over says so', async () => {
  const seen = serve({ [READ]: wish, [ANSWER]: { ok: true } });
  const { person, unmount } = renderApp('/class-wish#a-token-of-a-class-wish', { viewer: null });
  await person.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(seen.at(-1)?.input).toMatchObject({ isYes: false }));
  unmount();
  serve({ [READ]: refuse(404, 'This link is over.') });
  renderApp('/class-wish#a-token-of-a-class-wish', { viewer: null });
  expect(await screen.findByText('This link is over.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /may join/ })).toBeNull();
});

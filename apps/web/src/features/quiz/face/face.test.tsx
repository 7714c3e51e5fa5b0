import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Outputs } from '../../../lib/api/replies.ts';
import { axeViolations } from '../../../testing/axe-violations.ts';
import { signedInAs } from '../../../testing/people.ts';
import { recordVoice } from '../../../testing/recording-voice.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { asked, serve } from '../../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../../testing/quiz-sdk.ts'));

type Reply = Outputs['quiz']['face'];
const WORDS: Reply['words'] = ['Comet', 'Star', 'River'];

async function open(face: Reply['face'] = null) {
  let kept = face;
  const seen = serve({
    'quiz.rooms': [],
    'quiz.face': () => ({ face: kept, words: WORDS }),
    'quiz.setFace': (chosen) => {
      kept = chosen;
      return { ok: true };
    },
  });
  const app = renderApp('/multiplayer', signedInAs('student'));
  const card = await screen.findByRole('region', { name: 'Your face' });
  await app.person.click(within(card).getByRole('button', { name: /your face$/ }));
  const sheet = within(await screen.findByRole('dialog'));
  return { seen, sheet, card: within(card), ...app };
}

test('animal, colour and name are picked from lists, and kept when the sheet closes', async () => {
  const { person, sheet, card, seen } = await open();
  await person.click(sheet.getByRole('radio', { name: 'otter' }));
  await person.click(sheet.getByRole('radio', { name: 'Green' }));
  await person.click(sheet.getByRole('radio', { name: 'Star Otter' }));
  expect(sheet.queryByRole('textbox')).toBeNull();
  await person.click(sheet.getByRole('button', { name: 'Keep it' }));
  expect(await card.findByText('Star Otter')).toBeTruthy();
  expect(asked(seen, 'quiz.setFace')).toEqual([{ animal: 'otter', colour: 'mint', word: 'Star' }]);
});

test('looking without a pick changes nothing for who has a face', async () => {
  const { person, sheet, seen } = await open({ animal: 'owl', colour: 'sun', word: 'River' });
  expect(sheet.getByRole('radio', { name: 'River Owl' })).toHaveProperty('checked', true);
  await person.click(sheet.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(seen, 'quiz.setFace')).toEqual([]);
});

test('the names are read aloud, and the sheet has no axe violation', async () => {
  const { said } = recordVoice();
  const { person, sheet } = await open();
  expect(await axeViolations()).toEqual([]);
  await person.click(sheet.getByRole('button', { name: 'Read the names aloud' }));
  expect(said.map(({ text }) => text).join(' ')).toContain('Star Fox.');
});

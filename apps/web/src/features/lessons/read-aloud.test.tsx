import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sealed } from '../../testing/school.ts';
import { serve } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const ID = 'math-3rd-01-test';
const PATH = `/lesson/${ID}`;

const open = async (step: number) => {
  serve({
    'lessons.play': whenAsked<'lessons.play'>({ lessonId: ID }, sealed({ step })),
    'lessons.saveStep': { step: 1 },
  });
  const voice = recordVoice();
  const app = renderApp(PATH, signedInAs('student'));
  await screen.findByRole('heading', { level: 1 });
  return { ...voice, ...app };
};
const marked = () => document.querySelector('mark')?.textContent ?? null;
const press = (name: string) => screen.findByRole('button', { name });

test('a question is read with its options, and the word being read is marked', async () => {
  const { said, person } = await open(1);
  await person.click(await press('Read the question aloud'));
  expect(said.map(({ text }) => text)).toEqual(['How many halves make one?', 'A: One', 'B: Two', 'C: Three']);
  act(() => said[0]?.reach(4));
  expect(marked()).toBe('many');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How many halves make one?');
  act(() => said[1]?.reach(0));
  expect(marked()).toBeNull();
  act(() => said[2]?.reach(3));
  expect(marked()).toBe('Two');
  expect(screen.getByRole('radio', { name: /Two/ }).closest('label')?.querySelector('mark')).not.toBeNull();
  act(() => said[3]?.finish());
  expect(marked()).toBeNull();
});

test('the introduction is marked as it is read, and the voice stops when the child goes on', async () => {
  const { said, cancel, person } = await open(0);
  await person.click(await press('Read the introduction aloud'));
  act(() => said[1]?.reach(3));
  expect(marked()).toBe('share');
  cancel.mockClear();
  await person.click(await press("Let's Start Learning!"));
  expect(await screen.findByRole('heading', { name: 'How many halves make one?' })).toBeTruthy();
  expect(cancel).toHaveBeenCalled();
  expect(marked()).toBeNull();
});

test('[S8.18] without a voice there is no button to read aloud', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  serve({ 'lessons.play': whenAsked<'lessons.play'>({ lessonId: ID }, sealed({ step: 1 })) });
  renderApp(PATH, signedInAs('student'));
  await screen.findByRole('heading', { name: 'How many halves make one?' });
  expect(screen.queryByRole('button', { name: /aloud/ })).toBeNull();
});

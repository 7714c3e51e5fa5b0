import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { checkedOf, sealed } from '../../testing/school.ts';
import { asked, calls, serve } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const ID = 'math-3rd-01-test';
const HINTS = ['Draw a bar.', 'Cut it in the middle.'];

const open = async () => {
  const { content } = sealed();
  const activities = content.activities.map((activity) => ({ ...activity, hints: HINTS }));
  const seen = serve({
    'lessons.play': whenAsked<'lessons.play'>(
      { lessonId: ID },
      sealed({ step: 1, content: { ...content, activities } }),
    ),
    'lessons.checkAnswer': checkedOf(),
  });
  const voice = recordVoice();
  const app = renderApp(`/lesson/${ID}`, signedInAs('student'));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...voice, ...app };
};
const press = (name: string) => screen.getByRole('button', { name });
const shown = () => HINTS.filter((hint) => screen.queryByText(hint) !== null);

test('the first press shows the gentle hint, the second the stronger one, the third puts it away', async () => {
  const { person } = await open();
  expect(shown()).toEqual([]);
  await person.click(press('Hint'));
  expect(shown()).toEqual([HINTS[0]]);
  await person.click(press('Hint 2'));
  expect(shown()).toEqual([HINTS[1]]);
  await person.click(press('Hide hint'));
  expect(shown()).toEqual([]);
  expect(press('Hint')).toBeTruthy();
});

test('H is a hint, too, and a hint is read aloud with its words marked', async () => {
  const { person, said } = await open();
  await person.keyboard('h');
  expect(shown()).toEqual([HINTS[0]]);
  await person.click(press('Read the hint aloud'));
  expect(said.map(({ text }) => text)).toEqual([HINTS[0]]);
});

test('a hint costs nothing: nothing is sent, the answer is checked as without it, and hints go with the check', async () => {
  const { person, seen } = await open();
  const before = calls(seen).length;
  await person.keyboard('hh');
  expect(calls(seen)).toHaveLength(before);
  await person.click(screen.getByRole('radio', { name: /Two/ }));
  await person.click(press('Check Answer'));
  await screen.findByText('Correct! 🎉');
  expect(asked(seen, 'lessons.checkAnswer')).toEqual([
    { lessonId: ID, activity: 0, option: 1, answerMs: expect.any(Number) },
  ]);
  expect(shown()).toEqual([]);
  expect(screen.queryByRole('button', { name: /hint/i })).toBeNull();
  await person.keyboard('h');
  expect(shown()).toEqual([]);
});

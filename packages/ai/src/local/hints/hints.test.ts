import { expect, test } from 'vitest';
import type { OpenActivity, Question } from '../question.ts';
import { lessons } from '../testing/lesson-library.ts';
import { ask, talk } from '../testing/talk.ts';

function onScreen(key: string, index: number, more: Partial<OpenActivity> = {}): Partial<Question> {
  const lesson = lessons.find((one) => one.key === key);
  const activity = lesson?.content.activities[index];
  if (!lesson || !activity) throw new Error(`${key} is gone`);
  const open = { activity, lessonTitle: lesson.content.title, wrongOptions: [], mayTellKey: false, ...more };
  return { grade: lesson.grade, subject: lesson.subject, open };
}
/** Six spiders have eight legs each: 48 legs. */
const spiders = (more?: Partial<OpenActivity>) => onScreen('math-3rd-01-legs-wings-wheels', 1, more);
/** Is sand a solid or a liquid? */
const sand = (more?: Partial<OpenActivity>) => onScreen('science-2nd-01-sneaky-sand', 1, more);

test('[P7.06] three hints: where to look, the first step, an example with other numbers', async () => {
  const [look, step, example, other] = await talk(
    ['hint', 'more help', 'i dont get it', 'another example'],
    spiders(),
  );
  expect(look?.text).toContain('You may know five eights');
  expect(step?.text).not.toBe(look?.text);
  for (const one of [example, other]) expect(one?.text).toMatch(/So \d × \d = \d+\./);
  expect(other?.text).not.toBe(example?.text);
  for (const answer of [look, step, example, other]) expect(answer?.text).not.toContain('48');
  expect(look?.suggestions).toContain('Show me the first step');
  expect(look?.practice).toEqual({ subject: 'math', skill: 'math-multiplication' });
});

test('[P7.06] a button asks for its step at once', async () => {
  expect((await ask('Show me the first step', sand())).text).toContain('Does that grain change its shape');
  expect((await ask('Show me an example', spiders())).text).toContain('Here is one like it');
});

test.each([
  'what is 6 x 8',
  '8*6',
  'how much is 48',
  'what is 40 + 8',
  'what is 96 / 2',
  '6 groups of 8',
  'what is 50 - 2',
])('[P7.13] %s would solve the activity on screen, so there is a hint instead', async (message) => {
  const { text } = await ask(message, spiders());
  expect(text).not.toContain('48');
});

test('[P7.05] another task is worked out, also while an activity is on screen', async () => {
  expect((await ask('what is 3 x 4', spiders())).text).toContain('3 × 4 = 12');
});

test('[P7.13] once it may be told, the answer comes with its explanation', async () => {
  const { text } = await ask('what is the answer', sand({ mayTellKey: true }));
  expect(text).toContain('A solid, made of many tiny pieces');
  expect((await ask('what is 6 x 8', spiders({ mayTellKey: true }))).text).toContain('48');
});

test('[P7.06] says why the option that the child chose is wrong, by the reason its author wrote', async () => {
  const wrong = sand({ wrongOptions: [0] });
  for (const message of ['why was that wrong', 'why?', 'what did i do wrong', 'why is option a wrong'])
    expect((await ask(message, wrong)).text, message).toContain('Look at one grain');
});

test('of several own wrong options the one that is named is explained, else the last', async () => {
  const wrong = sand({ wrongOptions: [0, 2] });
  expect((await ask('why is it not neither, it is sand', wrong)).text).toContain('one of the two groups');
  expect((await ask('why was i wrong', wrong)).text).toContain('one of the two groups');
  expect((await ask('why is option a wrong', wrong)).text).toContain('You can pour marbles');
});

test('[P7.13] options that were not tried are not explained away', async () => {
  const texts = await talk(
    ['why is option a wrong', 'why is option c wrong', 'why is option d wrong'],
    sand(),
  );
  for (const { text } of texts) expect(text).not.toMatch(/marbles, too|two groups|firm as a stone/);
});

test('a guess is neither confirmed nor denied', async () => {
  const guesses = [
    'is it a',
    'is it b',
    'is it c',
    'is it d',
    'A solid, made of many tiny pieces?',
    'both at once?',
  ];
  for (const guess of guesses)
    expect((await ask(guess, sand())).text, guess).not.toMatch(/\b(?:yes|no|right|wrong|correct)\b/i);
});

test('children who cannot read yet hear one or two short sentences', async () => {
  const { text } = await ask('help', onScreen('math-pre-k-01-count-to-five', 0));
  expect(text).toBe('Point at each duckling once.');
});

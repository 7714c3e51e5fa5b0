import { expect, test } from 'vitest';
import { ask, talk } from '../testing/talk.ts';

test.each([
  ['hi', /Noodle|Hello|Hi/],
  ['hello there!', /Noodle|Hello|Hi/],
  ['thx', /welcome|Gladly/],
  ['thank you so much', /welcome|Gladly/],
  ['bye bye', /[Bb]ye/],
  ['how are you?', /computer helper/],
  ['are you a robot', /computer helper/],
  ['are you a real person?', /I am not a person/],
  ['do you have feelings', /computer helper/],
  ['what can you do?', /hints/],
  ['im so bad at math', /yet|step|brain|[Mm]istakes/i],
  ['yay i got it right', /Hooray|Well done|Super/],
])('answers "%s" in the voice of Noodle', async (message, said) => {
  const answer = await ask(message);
  expect(answer.text).toMatch(said);
  expect(answer.isKnown).toBe(true);
  expect(answer.suggestions.length).toBeGreaterThan(0);
});

test.each([
  ['what does evaporate mean', 'Evaporate: to turn from a liquid into a gas'],
  ['what does evaporating mean?', 'Evaporate:'],
  ['whats a verb', 'Verb: a word for what someone does'],
  ['define photosynthesis', 'Photosynthesis:'],
  ['photosinthesis', 'Photosynthesis:'],
  ['what is a fod chain', 'Food chain:'],
  ['what are wolves', 'Wolf: a wild animal'],
  ['what are berries', 'Berry: a small soft fruit'],
])('explains a word: %s', async (message, meaning) => {
  expect((await ask(message, { grade: '5th' })).text).toContain(meaning);
});

test('a long meaning is cut into short sentences for a new reader', async () => {
  const { text } = await ask('what is an adaptation', { grade: '2nd' });
  expect(text).toContain(
    'Adaptation: a body part or habit. It helps a living thing stay alive in its place.',
  );
});

test.each([
  ['is the earth flat', 'No, the Earth is round'],
  ['the earth is flat right?', 'No, the Earth is round'],
  ['my brother said the world is flat', 'No, the Earth is round'],
  ['is a whale a fish', 'a whale is a mammal'],
  ['whales are fish', 'a whale is a mammal'],
  ['is a spider an insect', 'a spider is not an insect'],
  ['does the sun go around the earth', 'The Earth goes around the Sun'],
  ['do plants eat soil', 'plants do not eat soil'],
  ['is africa a country', 'Africa is a continent'],
  ['is everything on the internet true', 'not all on the internet is true'],
  ['does multiplying always make it bigger', 'does not always make it bigger'],
])('does not agree with a mistake: %s', async (message, right) => {
  expect((await ask(message)).text).toContain(right);
});

test.each([
  ['can i practice fractions', 'math', 'math-fractions'],
  ['i want to practise times tables', 'math', 'math-multiplication'],
  ['quiz me on magnets', 'science', /magnet|materials|forces/],
  ['more exercises about volcanoes please', /./, /./],
])('[P7.05] offers a practice round: %s', async (message, subject, skill) => {
  const { practice, text } = await ask(message);
  expect(practice?.subject).toMatch(subject);
  expect(practice?.skill).toMatch(skill);
  expect(text).toContain('practice');
});

test('asks what to practice when nothing is on screen', async () => {
  const { practice, suggestions } = await ask('practice');
  expect(practice).toBeNull();
  expect((await ask(suggestions[0] ?? '')).practice?.subject).toBe('math');
});

test('follows up: why, another one, easier, what about, tell me more', async () => {
  const sums = await talk(['what is 27 + 15', 'another one', 'easier please', 'why?', 'what about 3 x 4'], {
    grade: '2nd',
  });
  expect(sums[0]?.text).toContain('27 + 15 = 42');
  expect(sums[1]?.text).toMatch(/So \d\d \+ \d\d = \d+\./);
  expect(sums[1]?.text).not.toBe(sums[0]?.text);
  expect(sums[2]?.text).toContain('27 + 15 = 42');
  expect(sums[3]?.text).toContain('27 + 15 = 42');
  expect(sums[4]?.text).toContain('3 × 4 = 12');
  const animals = await talk(['is a whale a fish', 'what about dolphins', 'tell me more'], { grade: '4th' });
  expect(animals[1]?.text).toContain('a dolphin is a mammal');
  const facts = await talk(['a fun fact about volcanoes', 'another one', 'tell me more'], { grade: '4th' });
  expect(new Set(facts.map(({ text }) => text)).size).toBe(3);
  expect(facts.every(({ isKnown }) => isKnown)).toBe(true);
  expect(facts[1]?.text).toMatch(/volcano/i);
});

test('a follow-up that follows nothing asks back', async () => {
  expect(await ask('why?')).toMatchObject({ isKnown: false });
});

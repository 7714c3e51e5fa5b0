import type { Intent } from '../ask.ts';
import { contentWords } from '../words/content-words.ts';
import { openTopic, skillName, topicOf, type Topic } from '../skills.ts';

const ASKS =
  /\b(?:practi[cs]e|practi[cs]ing|quiz me|test me|exercises?|(?<!\b(?:a|the|my|this|that|toy|one) )train(?! (?:goes|leaves|is|has|ride|drives|travels|runs|track))|more (?:questions|problems|exercises|tasks)|play a round)\b/;
const ASK_WORDS =
  /\b(?:practi[cs]e|practi[cs]ing|quiz|test|exercises?|train|questions|problems|tasks|play|round|some|give|with|math problems)\b/g;

/** Topics of math that lessons call by another name. */
const MATH: readonly (readonly [RegExp, string])[] = [
  [/\b(?:adding|addition|add|plus|sums?)\b/, 'math-addition'],
  [/\b(?:subtract\w*|minus|take away)\b/, 'math-subtraction'],
  [/\b(?:multipl\w*|times(?: tables?)?|tables)\b/, 'math-multiplication'],
  [/\b(?:divi\w+|sharing)\b/, 'math-division'],
  [/\bequivalent fractions?\b/, 'math-equivalent-fractions'],
  [/\bfractions?\b/, 'math-fractions'],
  [/\bdecimals?\b/, 'math-decimals'],
  [/\b(?:percents?|percentages?|ratios?)\b/, 'math-scaling'],
  [/\b(?:clocks?|telling time|time)\b/, 'math-time'],
  [/\b(?:money|coins?)\b/, 'math-money'],
  [/\bshapes?\b/, 'math-shapes'],
  [/\bcount(?:ing)?\b/, 'math-counting'],
  [/\bround(?:ing)?\b/, 'math-rounding'],
  [/\bplace value\b/, 'math-place-value'],
  [/\b(?:area|volume)\b/, 'math-area-volume'],
];

/** Offers a practice round on what was asked. */
export const practiceOffer: Intent = async (ask) => {
  if (!ASKS.test(ask.text)) return null;
  const about = ask.text.replace(ASK_WORDS, ' ');
  const math = MATH.find(([words]) => words.test(about));
  const named: Topic | null = math
    ? { subject: 'math', skill: math[1] }
    : contentWords(about).length > 0
      ? await topicOf(about, ask)
      : null;
  const topic = named ?? (await openTopic(ask));
  if (!topic)
    return {
      sentences: ['Good idea! What do you want to practice?'],
      suggestions: [
        'Practice adding',
        'Practice shapes',
        ask.year < 3 ? 'Practice counting' : 'Practice fractions',
      ],
    };
  return {
    sentences: ['Good idea!', `Tap the button to practice ${skillName(topic.skill)}.`],
    practice: topic,
    suggestions: ['A fun fact, please', 'What can you do?'],
  };
};

import type { Grade } from '@noodlenaut/domain';
import { calculate, SIGNS } from '../calculate.ts';
import { exactOf, compare, type Exact } from '../exact.ts';
import type { Operator } from '../expression.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

/** What happens in the story, in the order in which it is looked for. */
const STORIES: readonly (readonly [told: RegExp, sign: Operator, saying: string])[] = [
  [/\bbetween \d+ and \d+/, '-', 'Between means: find the difference.'],
  [
    /\btimes\b.*\btimes\b|\b(?:repeats?|does) (?:it|that|this|them) \d+ times\b/,
    '*',
    'So many times so many means multiplying.',
  ],
  [
    /\b(?:are|is|do|does|make) \d+ [a-z]+ (?:and|plus) \d+ [a-z]+(?: make)?$/,
    '+',
    'Put them together, so add.',
  ],
  [
    /\b(?:shares?|shared|sharing|splits?|divides?|equally|same number|fair share|each (?:get|gets|person|friend|child|kid) )\b/,
    '/',
    'Sharing equally means dividing.',
  ],
  [
    /\b\d+ [a-z]+ for \d+ (?:kids|children|friends|people|students|boys|girls)\b.*\beach\b/,
    '/',
    'Sharing equally means dividing.',
  ],
  [/\b(?:gives?|gave|giving|brings?|brought) (?:me|us) \d/, '+', 'Something is added, so add.'],
  [/\b(?:each|every|per|apiece)\b/, '*', 'Equal groups mean multiplying.'],
  [
    /\b(?:left|remain|remaining|gave|gives?|give away|lost|loses?|lose|ate|eats?|eat|spent|spends?|spend|sold|sells?|sell|flew|fly|broke|fewer|less|(?:goes|went|go) down|(?:gets?|got) off|(?:are|is) gone|cut off|drops?|dropped|falls?|fell)\b/,
    '-',
    'Something goes away, so take away.',
  ],
  [/\bhow (?:many|much) more\b/, '-', 'How many more means: find the difference.'],
  [
    /\b(?:gets?|got|buys?|bought|finds?|found|adds?|added|altogether|in all|in total|total|together|joins?|join|comes?|now)\b/,
    '+',
    'Something is added, so add.',
  ],
];

/** The greater number first, where it must be: nobody takes 9 from 5 apples. A temperature goes below zero. */
const ordered = (sign: Operator, one: Exact, other: Exact, text: string): readonly [Exact, Exact] =>
  !/\b(?:temperature|degrees)\b/.test(text) && (sign === '-' || sign === '/') && compare(one, other) < 0
    ? [other, one]
    : [one, other];

/** A story with two numbers and one question: 'I have 5 apples and eat 2. How many are left?' */
export function storyProblem(text: string, grade: Grade): Worked | null {
  if (
    !/\bhow (?:many|much)\b|\bwhat is it (?:now|then)\b|\bhow long is it now\b/.test(text) ||
    text.split(' ').length < 8
  )
    return null;
  if (/\btimes as\b|\d\/\d|\b(?:fractions|decimals|numbers|molecules|atoms) (?:are|is|come)\b/.test(text))
    return null;
  const numbers = (
    text.replace(/\bone\b/g, '1').match(/(?<![\d./:])\d{1,6}(?:\.\d{1,2})?(?![\d/:])/g) ?? []
  ).map((digits) => exactOf(digits));
  const [one, other] = numbers;
  const story = STORIES.find(([told]) => told.test(text));
  if (!one || !other || numbers.length !== 2 || !story) return null;
  const [, sign, saying] = story;
  const [left, right] = ordered(sign, one, other, text);
  const term = (value: Exact) => ({ kind: 'number', value, isFraction: false }) as const;
  const worked = calculate({ kind: 'operation', sign, left: term(left), right: term(right) }, grade);
  const task = `Write it as ${showNumber(left)} ${SIGNS[sign]} ${showNumber(right)}.`;
  return worked && { ...worked, steps: [saying, task, ...worked.steps], skill: 'math-word-problems' };
}

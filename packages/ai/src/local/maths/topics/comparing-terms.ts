import type { Grade } from '@noodlenaut/domain';
import { calculate } from '../calculate.ts';
import { compare, exactOf, type Exact } from '../exact.ts';
import { readExpression } from '../expression.ts';
import { readSentence } from '../read-sentence.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

/** A sum or a number, with its value. */
interface Side {
  readonly text: string;
  readonly value: Exact;
  readonly isTerm: boolean;
}
const MORE = 'more|bigger|greater|larger|higher';
const LESS = 'less|smaller|fewer|lower';
const FORMS = [
  /^(?:is|are) (?<left>.+?) (?<how>the same as|equal to|as much as) (?<right>.+)$/,
  new RegExp(
    `^(?:is|are) (?<left>.+?) (?<how>(?:${MORE}|${LESS})(?: or (?:${MORE}|${LESS}))?) th[ae]n (?<right>.+)$`,
  ),
  new RegExp(`^(?:what|which)(?: one)? is (?<how>${MORE}|${LESS}),? (?<left>.+?) or (?<right>.+)$`),
] as const;
const IS_LESS = new RegExp(`^(?:${LESS})$`);

function sideOf(text: string, grade: Grade): Side | null {
  const term = readExpression(readSentence(text.replace(/\band\b/g, 'plus')));
  const value = term ? calculate(term, grade)?.value : exactOf(text.trim());
  const isNumber = /^\d+(?:\/\d+| \d+\/\d+)?$/.test(text.trim());
  return value ? { text: text.trim(), value, isTerm: term !== null && !isNumber } : null;
}
const shown = ({ text, value, isTerm }: Side): string =>
  isTerm ? [`${written(text)} = ${showNumber(value, text.includes('/'))}.`].join('') : '';
const written = (text: string): string =>
  text
    .replaceAll('*', '×')
    .replaceAll(/\btimes\b/g, '×')
    .replaceAll(/\band\b|\bplus\b/g, '+');

/** 'is 3 times 5 the same as 5 times 3', 'is 1/2 + 1/3 more than 1', 'which is bigger 6 times 7 or 5 times 8'. */
export function compareTerms(text: string, grade: Grade): Worked | null {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  const [left, right] = [groups?.['left'], groups?.['right']].map((side) =>
    side === undefined ? null : sideOf(side, grade),
  );
  const how = groups?.['how'] ?? '';
  const isWhole = /^is \d+\/\d+ (?:the same as|equal to) \d+$/.test(text);
  if (!left || !right || !(left.isTerm || right.isTerm || isWhole)) return null;
  const order = compare(left.value, right.value);
  const said = order === 0 ? 'equal to' : order > 0 ? 'more than' : 'less than';
  const isYes = /same|equal|as much/.test(how) ? order === 0 : IS_LESS.test(how) ? order < 0 : order > 0;
  const isChoice = text.startsWith('w') || how.includes(' or ');
  const best = isChoice && !how.includes(' or ') && order !== 0 ? (isYes ? left : right) : null;
  const answer = best
    ? `So ${written(best.text)} is ${how}.`
    : `${isChoice ? 'So' : isYes ? 'Yes,' : 'No,'} ${written(left.text)} is ${said} ${written(right.text)}.`;
  return {
    steps: [shown(left), shown(right)].filter((step) => step !== ''),
    closing: answer,
    value: left.value,
    result: best?.text ?? said,
    skill: 'math-comparing',
  };
}

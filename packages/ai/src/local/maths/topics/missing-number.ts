import { add, divide, exactOf, isWhole, multiply, subtract, type Exact } from '../exact.ts';
import { showDecimal, showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const NUMBER = String.raw`(\d{1,6}(?:\.\d+)?)`;
const UNKNOWN = String.raw`(?:x|y|n|\?|_+|what|something|blank)`;

/** The equation with its result on the right, in signs: '3 times what is 12' is '3 * what = 12'. */
function equationIn(text: string): string {
  const sides = text
    .replace(
      /,? ?(?:and )?(?:what is (?:x|y|n)|how (?:do|can|would) (?:i|you|we) (?:find|solve|solve for|get|work out) (?:x|y|n|it|this))$/,
      '',
    )
    .replace(/^(?:solve|find|what (?:number )?is missing(?: in| here)?:?|what is x if|what is|if) /, '')
    .replace(/^what (?:number )?(?:goes|fits|belongs|comes) in the (?:box|blank|gap):? /, '')
    .replace(/(?<=\d) ?x ?(?=\?|_|what\b|blank\b)|(?<=[?_]) ?x ?(?=\d)/, ' * ')
    .replace(/\bwhat number\b/, 'what')
    .replace(/ ?\b(?:is|equals?|makes?)\b ?/, ' = ')
    .replace(/\bplus\b/, '+')
    .replace(/\bminus\b/, '-')
    .replace(/\btimes\b|(?<=\d) ?\* ?(?=x)/, '*')
    .replace(/(?<=\d)x/, ' * x')
    .replace(/([+\-*/])$/, '$1 ?');
  const turned = new RegExp(`^${NUMBER} = (.+)$`).exec(sides);
  return turned ? `${turned[2]} = ${turned[1]}` : sides;
}

interface Undoing {
  readonly first: Exact;
  readonly sign: string;
  readonly second: Exact;
  readonly value: Exact | null;
}

/** How the missing number is found from the known one and the result. */
function undoing(sign: string, known: Exact, result: Exact, isFirst: boolean): Undoing | null {
  if (sign === '+') return { first: result, sign: '-', second: known, value: subtract(result, known) };
  if (sign === '*') return { first: result, sign: '÷', second: known, value: divide(result, known) };
  if (sign === '-')
    return isFirst
      ? { first: result, sign: '+', second: known, value: add(result, known) }
      : { first: known, sign: '-', second: result, value: subtract(known, result) };
  if (sign !== '/') return null;
  return isFirst
    ? { first: result, sign: '×', second: known, value: multiply(result, known) }
    : { first: known, sign: '÷', second: result, value: divide(known, result) };
}

/** The missing number of 'x + 9 = 15', '9 = 4 + ?', '10 - ? = 4' or '3 times what is 12'. */
export function missingNumber(text: string): Worked | null {
  const equation = equationIn(text);
  const left = new RegExp(`^${UNKNOWN} ?([+\\-*/]) ?${NUMBER} = ${NUMBER}(?:,.*)?$`).exec(equation);
  const right = new RegExp(`^${NUMBER} ?([+\\-*/]) ?${UNKNOWN} = ${NUMBER}(?:,.*)?$`).exec(equation);
  const [sign = '', known = '', result = ''] = left
    ? [left[1], left[2], left[3]]
    : [right?.[2], right?.[1], right?.[3]];
  const [a, b] = [exactOf(known), exactOf(result)];
  const found = a && b && undoing(sign, a, b, left !== null);
  if (!found?.value || (!isWhole(found.value) && showDecimal(found.value) === null)) return null;
  const shown = showNumber(found.value);
  return {
    steps: [
      'Undo what was done to the missing number.',
      `${showNumber(found.first)} ${found.sign} ${showNumber(found.second)} = ${shown}.`,
    ],
    closing: `So the missing number is ${shown}.`,
    value: found.value,
    result: shown,
    skill: 'math-expressions',
  };
}

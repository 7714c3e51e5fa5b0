import { add, divide, exact, exactOf, isWhole, multiply, subtract, type Exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const SKILL = 'math-expressions';
const told = (steps: readonly string[], closing: string, value: Exact | null, result: string): Worked => ({
  steps,
  closing,
  value,
  result,
  skill: SKILL,
});
const NUMBER = String.raw`(-?\d{1,5}(?:\.\d+)?)`;
const show = (value: Exact): string => showNumber(value);

/** Signs as signs, without what is said around the equation. */
const signs = (text: string): string =>
  text
    .replace(/\bplus\b/g, '+')
    .replace(/\bminus\b/g, '-')
    .replace(/\btimes\b/g, '*')
    .replace(/ ?\b(?:equals?|is equal to)\b ?/g, ' = ')
    .replace(/(?<=\d) ?\* ?(?=[a-z]\b)/g, '')
    .trim();

const TWO_STEPS = new RegExp(`(?:^|[ ,])(-?\\d{1,4}) ?([a-z]) ?([+-]) ?${NUMBER} ?= ?${NUMBER}(?:$|[ ,])`);
/** '3x + 4 = 19'. */
function twoSteps(text: string): Worked | null {
  const [, factor = '', letter = '', sign = '', more = '', sum = ''] = TWO_STEPS.exec(text) ?? [];
  const [a, b, c] = [exactOf(factor), exactOf(more), exactOf(sum)];
  if (!a || !b || !c || a.over === 0n) return null;
  const rest = sign === '+' ? subtract(c, b) : add(c, b);
  const value = divide(rest, a);
  if (!value) return null;
  return told(
    [
      `Undo ${sign} ${show(b)} first: ${show(c)} ${sign === '+' ? '-' : '+'} ${show(b)} = ${show(rest)}.`,
      `Then undo × ${show(a)}: ${show(rest)} ÷ ${show(a)} = ${show(value)}.`,
    ],
    `So ${letter} = ${show(value)}.`,
    value,
    show(value),
  );
}

const PART_AND_MORE = new RegExp(
  `(?:^|[ ,])([a-z]) ?(?:/|divided by) ?${NUMBER} ?([+-]) ?${NUMBER} ?= ?${NUMBER}(?:$|[ ,])`,
);
/** 'x/4 + 2 = 5'. */
function partAndMore(text: string): Worked | null {
  const [, letter = '', by = '', sign = '', more = '', sum = ''] = PART_AND_MORE.exec(text) ?? [];
  const [a, b, c] = [exactOf(by), exactOf(more), exactOf(sum)];
  if (!a || !b || !c) return null;
  const rest = sign === '+' ? subtract(c, b) : add(c, b);
  const value = multiply(rest, a);
  return told(
    [
      `Undo ${sign} ${show(b)} first: ${show(c)} ${sign === '+' ? '-' : '+'} ${show(b)} = ${show(rest)}.`,
      `Then undo ÷ ${show(a)}: ${show(rest)} × ${show(a)} = ${show(value)}.`,
    ],
    `So ${letter} = ${show(value)}.`,
    value,
    show(value),
  );
}

const TWO_LETTERS = new RegExp(
  `^(?:evaluate|find|what is|solve|the value of)? ?(-?\\d{0,4}) ?([a-z]) ?([+-]) ?(\\d{0,4}) ?([a-z]) (?:if|when|for|with|where) (?:\\2 ?(?:=|is) ?${NUMBER},? ?(?:and )?\\5 ?(?:=|is) ?${NUMBER})$`,
);
/** 'evaluate 3a + 2b if a = 4 and b = 5'. */
function withTwoValues(text: string): Worked | null {
  const [, first = '', one = '', sign = '', second = '', other = '', x = '', y = ''] =
    TWO_LETTERS.exec(text) ?? [];
  const [a, b, p, q] = [
    exactOf(first === '' ? '1' : first),
    exactOf(second === '' ? '1' : second),
    exactOf(x),
    exactOf(y),
  ];
  if (one === '' || one === other || !a || !b || !p || !q) return null;
  const [left, right] = [multiply(a, p), multiply(b, q)];
  const value = sign === '+' ? add(left, right) : subtract(left, right);
  return told(
    [
      'Put the numbers in place of the letters.',
      `${show(a)} × ${show(p)} = ${show(left)}, and ${show(b)} × ${show(q)} = ${show(right)}.`,
    ],
    `So ${show(left)} ${sign} ${show(right)} = ${show(value)}.`,
    value,
    show(value),
  );
}

const IN_BRACKETS = new RegExp(
  `(?:^|[ ,])(\\d{1,3}) ?\\*? ?\\( ?([a-z]) ?([+-]) ?${NUMBER} ?\\) ?= ?${NUMBER}(?:$|[ ,])`,
);
/** '4(x + 2) = 20'. */
function bracketsEqual(text: string): Worked | null {
  const [, factor = '', letter = '', sign = '', more = '', product = ''] = IN_BRACKETS.exec(text) ?? [];
  const [a, b, c] = [exactOf(factor), exactOf(more), exactOf(product)];
  const inside = a && c && divide(c, a);
  if (!a || !b || !c || !inside) return null;
  const value = sign === '+' ? subtract(inside, b) : add(inside, b);
  return told(
    [
      `Undo × ${show(a)} first: ${show(c)} ÷ ${show(a)} = ${show(inside)}.`,
      `Then undo ${sign} ${show(b)}: ${show(inside)} ${sign === '+' ? '-' : '+'} ${show(b)} = ${show(value)}.`,
    ],
    `So ${letter} = ${show(value)}.`,
    value,
    show(value),
  );
}

const TERM = new RegExp(`(-?\\d{0,4}) ?([a-z]) ?(?:([+-]) ?${NUMBER})?`);
const WITH_VALUE = [
  new RegExp(
    `^(?:.*\\b(?:evaluate|find|what is|solve|value of) )?(?:[a-z] ?= ?)?${TERM.source} (?:if|when|for|with|and|where) \\2 ?(?:=|is) ?${NUMBER}(?:[, ].*)?$`,
  ),
  new RegExp(
    `^(?:if )?[a-z] ?= ?${TERM.source},? (?:(?:and )?(?:what is|find) [a-z] )?(?:and|if|when|with) \\2 ?(?:=|is) ?${NUMBER},? ?(?:what is [a-z]|find [a-z])?$`,
  ),
];
/** 'evaluate 2a + 3 if a is 5', 'if y = 2x + 1 and x = 3 what is y'. */
function withValue(text: string): Worked | null {
  const match = WITH_VALUE.map((form) => form.exec(text)).find((found) => found !== null);
  const [, factor = '', , sign = '+', more = '0', given = ''] = match ?? [];
  const [a, b, x] = [
    exactOf(factor === '' ? '1' : factor === '-' ? '-1' : factor),
    exactOf(more),
    exactOf(given),
  ];
  if (!match || !a || !b || !x) return null;
  const product = multiply(a, x);
  const value = sign === '+' ? add(product, b) : subtract(product, b);
  return told(
    [
      `Put ${show(x)} in place of the letter.`,
      `${show(a)} × ${show(x)} = ${show(product)}.`,
      ...(b.over === 0n ? [] : [`${show(product)} ${sign} ${show(b)} = ${show(value)}.`]),
    ],
    `So the value is ${show(value)}.`,
    value,
    show(value),
  );
}

const LIKE = /^(?:what is |simplify |add |combine )*(\d{0,3}) ?([a-z]) ?([+-]|and) ?(\d{0,3}) ?\2$/;
/** '2x + 5x'. */
function likeTerms(text: string): Worked | null {
  const [, one = '', letter = '', sign = '', other = ''] = LIKE.exec(text) ?? [];
  if (letter === '' || (one === '' && other === '')) return null;
  const [a, b] = [Number(one === '' ? 1 : one), Number(other === '' ? 1 : other)];
  const sum = sign === '-' ? a - b : a + b;
  const result = sum === 0 ? '0' : sum === 1 ? letter : `${sum}${letter}`;
  return told(
    [`Both are so many times ${letter}.`, `${a} ${sign === '-' ? '-' : '+'} ${b} = ${sum}.`],
    `So it is ${result}.`,
    null,
    result,
  );
}

const BRACKETS =
  /^(?:what is |simplify |expand |distribute |multiply out )*(\d{1,3}) ?\*? ?\( ?(\d{0,3}) ?([a-z]) ?([+-]) ?(\d{1,3}) ?\)$/;
/** 'simplify 3(x + 4)'. */
function brackets(text: string): Worked | null {
  const [, outside = '', inside = '', letter = '', sign = '', more = ''] = BRACKETS.exec(text) ?? [];
  if (letter === '') return null;
  const [a, b] = [Number(outside) * Number(inside === '' ? 1 : inside), Number(outside) * Number(more)];
  const result = `${a}${letter} ${sign} ${b}`;
  return told(
    [
      `Multiply both parts by ${outside}.`,
      `${outside} × ${inside}${letter} = ${a}${letter}, and ${outside} × ${more} = ${b}.`,
    ],
    `So it is ${result}.`,
    null,
    result,
  );
}

/** The letter with a number below it: 'x / 4 = 3'. */
const SHARED = new RegExp(`(?:^|[ ,])([a-z]) ?(?:/|divided by) ?${NUMBER} ?= ?${NUMBER}(?:$|[ ,])`);
function shared(text: string): Worked | null {
  const [, letter = '', by = '', result = ''] = SHARED.exec(text) ?? [];
  const [a, b] = [exactOf(by), exactOf(result)];
  const value = a && b && multiply(a, b);
  if (!value || !isWhole(value)) return null;
  return told(
    [`Undo ÷ ${show(a)}: ${show(b)} × ${show(a)} = ${show(value)}.`],
    `So ${letter} = ${show(value)}.`,
    value,
    show(value),
  );
}

const ABSOLUTE = /\babsolute value (?:of|for) (-? ?\d{1,6}(?:\.\d+)?)/;
const OPPOSITE = /\bopposite (?:number )?of (-?\d{1,6}(?:\.\d+)?)$/;
/** 'the absolute value of -9', 'the opposite of -8'. */
function onTheLine(text: string): Worked | null {
  const of = ABSOLUTE.exec(text)?.[1]?.replace(' ', '');
  const number = exactOf(of ?? OPPOSITE.exec(text)?.[1] ?? '');
  if (!number) return null;
  const turned = multiply(number, exact(-1n));
  if (of === undefined)
    return told(
      ['It is as far from zero, on the other side.'],
      `So it is ${show(turned)}.`,
      turned,
      show(turned),
    );
  const value = number.over < 0n ? turned : number;
  return told(
    ['It is how far the number is from zero.'],
    `So the absolute value is ${show(value)}.`,
    value,
    show(value),
  );
}

/** Equations in two steps, letters with a value, like terms, brackets, absolute value. Grades 5 and 6. */
export function workWithLetters(text: string): Worked | null {
  const plain = signs(text);
  return (
    onTheLine(plain) ??
    withValue(plain) ??
    twoSteps(plain) ??
    bracketsEqual(plain) ??
    partAndMore(plain) ??
    withTwoValues(plain) ??
    shared(plain) ??
    likeTerms(plain) ??
    brackets(plain)
  );
}

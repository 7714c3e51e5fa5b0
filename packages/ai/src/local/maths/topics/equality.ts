import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { told } from './story.ts';

const SIDES =
  /^(?:is it true that )?(?:is )?(\d{1,4}) ?(=|equal to|the same as) ?(\d{1,4}) ?([+-]|plus|minus) ?(\d{1,4})(?: true| right| correct)?$|^(?:is it true that )?(?:is )?(\d{1,4}) ?([+-]|plus|minus) ?(\d{1,4}) ?(?:=|equal to|the same as|equals) ?(\d{1,4})(?: true| right| correct)$/;
/** 'is 8 = 5 + 3 true'. */
function oneSum(text: string): Worked | null {
  const match = SIDES.exec(text);
  if (!match || !/^is|true|right|correct/.test(text)) return null;
  const [, whole, , first, sign, second, one, otherSign, other, sum] = match;
  const [a, b, c] = [Number(first ?? one), Number(second ?? other), Number(whole ?? sum)];
  const isPlus = /\+|plus/.test(sign ?? otherSign ?? '');
  const value = isPlus ? a + b : a - b;
  return {
    steps: [`${a} ${isPlus ? '+' : '-'} ${b} = ${value}.`],
    closing: value === c ? `Yes, both sides are ${c}.` : `No, ${value} is not ${c}.`,
    value: exact(BigInt(value)),
    result: value === c ? 'true' : 'false',
    skill: 'math-equality',
  };
}

const EQUATION =
  /^(?:is )?(\d{1,3}) ?([+-]) ?(\d{1,3}) ?(?:=|equal to|the same as|same as) ?(\d{1,3}) ?([+-]) ?(\d{1,3})(?: (?:true|right|correct|true or false))?$/;
/** 'is 6 + 3 = 4 + 5 true'. */
function twoSums(text: string): Worked | null {
  const [, a = '', plus = '', b = '', c = '', minus = '', d = ''] = EQUATION.exec(text) ?? [];
  if (d === '') return null;
  const side = (one: string, sign: string, other: string) =>
    Number(one) + (sign === '+' ? 1 : -1) * Number(other);
  const [left, right] = [side(a, plus, b), side(c, minus, d)];
  const isSame = left === right;
  return told(
    [`${a} ${plus} ${b} = ${left}.`, `${c} ${minus} ${d} = ${right}.`],
    isSame ? `Yes, both sides are ${left}, so it is true.` : 'No, the sides are different, so it is false.',
    exact(BigInt(left)),
    'math-equality',
    isSame ? 'true' : 'false',
  );
}

const SAME_AS = /^what (?:else )?(?:is|equals|makes) (?:the same as|equal to) (\d{1,3}) ?([+-]) ?(\d{1,3})$/;
/** 'what is the same as 6 + 4'. */
function sameAs(text: string): Worked | null {
  const [, a = '', sign = '', b = ''] = SAME_AS.exec(text) ?? [];
  const value = Number(a) + (sign === '+' ? 1 : -1) * Number(b);
  if (b === '' || value < 2) return null;
  const first = Number(a) === value - 1 ? 2 : 1;
  return told(
    [`${a} ${sign} ${b} = ${value}.`],
    `So it is the same as ${value}, or as ${value - first} + ${first}.`,
    exact(BigInt(value)),
    'math-equality',
  );
}

const TURNED =
  /^(\d{1,3}) ?([x*+]|times|plus) ?(\d{1,3}) (?:is )?(?:=|equals|the same as|is the same as) (\d{1,3}) ?(?:[x*+]|times|plus) ?(?:what|\?|_+)?$/;
/** '5 x 7 is the same as 7 x what'. */
function turned(text: string): Worked | null {
  const [, a = '', sign = '', b = '', c = ''] = TURNED.exec(text) ?? [];
  const other = a === c ? b : b === c ? a : '';
  if (other === '') return null;
  return told(
    [`You may turn ${sign === '+' || sign === 'plus' ? 'an addition' : 'a multiplication'} around.`],
    `So the missing number is ${other}.`,
    exact(BigInt(other)),
    'math-equality',
  );
}

/** Both sides of an equals sign. */
export const equality = (text: string): Worked | null =>
  turned(text) ?? oneSum(text) ?? twoSums(text) ?? sameAs(text);

import { compare, exact, exactOf, isWhole, multiply, subtract, type Exact } from '../exact.ts';
import { showCents } from '../show-number.ts';
import type { Worked } from '../worked.ts';
import { N, show, told } from './story.ts';

const money = (value: Exact): string => {
  const cents = multiply(value, exact(100n));
  return isWhole(cents) ? showCents(cents.over) : `$${show(value)}`;
};
const SPEND = new RegExp(
  `(?:have|has|had|with) \\$? ?${N}(?: dollars?)?.*?(?:buy|buys|bought) ${N} [a-z]+(?: [a-z]+)? (?:for|at|that cost|which cost|costing) \\$? ?${N}(?: dollars?)?(?: each| apiece| a piece)?.*\\b(?:left|change)\\b`,
);
/** 'i have 5 dollars and buy 2 pens for 1.25 each, how much is left'. */
export function spent(text: string): Worked | null {
  const [, have, count, price] = SPEND.exec(text) ?? [];
  const [all, many, each] = [exactOf(have ?? ''), exactOf(count ?? ''), exactOf(price ?? '')];
  if (!all || !many || !each) return null;
  const cost = multiply(many, each);
  if (compare(all, cost) < 0) return null;
  const left = subtract(all, cost);
  return told(
    [
      `First find the cost: ${show(many)} × ${show(each)} = ${show(cost)}.`,
      `Then take it away: ${show(all)} - ${show(cost)} = ${show(left)}.`,
    ],
    `So ${money(left)} is left.`,
    left,
    'math-money',
    money(left),
  );
}

const CENTS =
  /\b(?:pay|paid|pays) with (?:a |an )?(?:\$ ?)?(\d{1,3}|one|a) dollars?\b.*?\b(\d{1,2}) ?cents?\b|\b(\d{1,2}) ?cents?\b.*?\b(?:pay|paid|pays) with (?:a |an )?(?:\$ ?)?(\d{1,3}|one) dollars?\b/;
/** 'i pay with 1 dollar for a 65 cent pencil, how much change'. */
export function changeOfDollars(text: string): Worked | null {
  const [, first, cents = '', otherCents = cents, second = first] = CENTS.exec(text) ?? [];
  if (!/\bchange|back|left\b/.test(text) || second === undefined) return null;
  const all = /^\d/.test(second) ? 100 * Number(second) : 100;
  const left = all - Number(otherCents);
  return told(
    [
      `${second === 'a' || second === 'one' ? '1' : second} dollar is ${all} cents.`.replace(
        /^([2-9]|\d\d+) dollar is/,
        '$1 dollars are',
      ),
      `${all} - ${otherCents} = ${left}.`,
    ],
    `So you get ${left} cents back.`,
    exact(BigInt(left)),
    'math-money',
    `${left} cents`,
  );
}

const UNIT_PRICE = new RegExp(
  `^(?:if )?(?:a|an|1|one|each) ([a-z]+) (?:costs?|is|weighs|has|needs|holds|takes|uses) (?:\\$ ?)?${N}(?: ?(dollars?|cents?|grams?|pounds?|kg|[a-z]+))?,? (?:then |so )?how (?:much|many|long|heavy)(?: [a-z]+)? (?:are|is|do|does|will|would|for|in|have) (?:it cost for )?${N} \\1s?`,
);
/** 'a book costs 12 dollars, how much are 15 books'. */
export function manyOf(text: string): Worked | null {
  const [, , one, unit = '', count] = UNIT_PRICE.exec(text) ?? [];
  const [each, many] = [exactOf(one ?? ''), exactOf(count ?? '')];
  if (!each || !many) return null;
  const value = multiply(each, many);
  const shown =
    /dollar/.test(unit) || text.includes('$')
      ? money(value)
      : `${show(value)}${unit === '' ? '' : ` ${unit}`}`;
  return told(
    ['Each one is the same, so multiply.', `${show(many)} × ${show(each)} = ${show(value)}.`],
    `So it is ${shown}.`,
    value,
    'math-multiplication',
    shown,
  );
}

const COIN = /\b(?:which|what) (?:coin|bill) is (?:worth )?(\d{1,3}) cents?$/;
const COINS = new Map([
  ['1', 'a penny'],
  ['5', 'a nickel'],
  ['10', 'a dime'],
  ['25', 'a quarter'],
  ['50', 'a half dollar'],
  ['100', 'a dollar coin'],
]);
export function coin(text: string): Worked | null {
  const cents = COIN.exec(text)?.[1];
  const name = cents === undefined ? undefined : COINS.get(cents);
  if (cents === undefined || name === undefined) return null;
  return told(
    [],
    `${name.charAt(0).toUpperCase()}${name.slice(1)} is worth ${cents} cents.`,
    exact(BigInt(cents)),
    'math-money',
    name,
  );
}

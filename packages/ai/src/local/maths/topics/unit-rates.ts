import { compare, divide, exactOf, type Exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const ASKED =
  /\bunit (?:rate|price) (?:of|for|if)? ?(?:\$ ?)?(\d{1,6}(?:\.\d{1,2})?) ?([a-z]+)? (?:in|for|per|on|is for) (\d{1,4}) ([a-z]+)\b/;

const CHEAPER =
  /\b(?:which is|what is|is it) (?:cheaper|the better deal|a better deal|the better buy|better),? (\d{1,4})(?: [a-z]+)? for \$?(\d{1,4}(?:\.\d{1,2})?)(?: dollars?)? or (\d{1,4})(?: [a-z]+)? for \$?(\d{1,4}(?:\.\d{1,2})?)\b/;
/** 'which is cheaper 6 for 4.50 or 10 for 8'. */
export function betterDeal(text: string): Worked | null {
  const [count, price, otherCount, otherPrice] = (CHEAPER.exec(text) ?? [])
    .slice(1)
    .map((digits) => exactOf(digits));
  const one = count && price && divide(price, count);
  const other = otherCount && otherPrice && divide(otherPrice, otherCount);
  if (!one || !other || !count || !otherCount || !price || !otherPrice) return null;
  const order = compare(one, other);
  const said = (many: Exact, cost: Exact): string => `${showNumber(many)} for ${showNumber(cost)}`;
  return {
    steps: [
      'Find the price of one.',
      `${showNumber(price)} ÷ ${showNumber(count)} = ${showNumber(one)}, and ${showNumber(otherPrice)} ÷ ${showNumber(otherCount)} = ${showNumber(other)}.`,
    ],
    closing:
      order === 0
        ? 'So both cost the same.'
        : `So ${order < 0 ? said(count, price) : said(otherCount, otherPrice)} is cheaper.`,
    value: one,
    result: order === 0 ? 'same' : order < 0 ? said(count, price) : said(otherCount, otherPrice),
    skill: 'math-unit-rates',
  };
}

/** 'what is the unit rate of 240 miles in 4 hours'. */
export function unitRate(text: string): Worked | null {
  const [, first = '', name = 'dollars', second = '', third = ''] = ASKED.exec(text) ?? [];
  // A unit price is for one thing, whichever is named first.
  const isPriceLast = /^(?:dollars?|cents?)$/.test(third) && !/^(?:dollars?|cents?)$/.test(name);
  const [all, noun, count, per] = isPriceLast ? [second, third, first, name] : [first, name, second, third];
  const [a, b] = [exactOf(all), exactOf(count)];
  const value = a && b && divide(a, b);
  if (!value) return null;
  const one = per.replace(/s$/, '');
  return {
    steps: [
      `A unit rate tells how much for one ${one}.`,
      `Divide: ${showNumber(a)} ÷ ${showNumber(b)} = ${showNumber(value)}.`,
    ],
    closing: `So it is ${showNumber(value)} ${noun} for one ${one}.`,
    value,
    result: showNumber(value),
    skill: 'math-unit-rates',
  };
}

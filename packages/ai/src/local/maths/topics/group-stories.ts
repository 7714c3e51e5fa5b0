import { compare, divide, exact, exactOf, multiply } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { N, numbersIn, show, told } from './story.ts';

const PACKS = new RegExp(
  `${N} (?:packs?|packets?|bags?|boxes|box|rows?|sets?|plates?|baskets?|cartons?|trays?|shelves|tables?|teams?|vases?|jars?) (?:of|with|have|hold|holds|has) ${N} ([a-z]+)(?: (?:each|in each))?,? (?:and )?how many`,
);
/** '5 packs of 24 pencils, how many pencils'. */
export function packs(text: string): Worked | null {
  const [, count, size, noun = ''] = PACKS.exec(text) ?? [];
  const [many, each] = [exactOf(count ?? ''), exactOf(size ?? '')];
  if (!many || !each || numbersIn(text).length !== 2) return null;
  const value = multiply(many, each);
  return told(
    ['Equal groups mean multiplying.', `Each of the ${show(many)} has ${show(each)} ${noun}.`],
    `So ${show(many)} × ${show(each)} = ${show(value)}.`,
    value,
    'math-multiplication',
  );
}

const BAGS =
  /\b(\d{1,4}) [a-z]+ (?:are |go |packed |put )?in(?:to)? (?:bags|boxes|packs|groups|rows|teams|piles|baskets) of (\d{1,3}),? how many (bags|boxes|packs|groups|rows|teams|piles|baskets)\b/;
const ROWS =
  /\bhow many [a-z]+ (?:are |is )?(?:there )?(?:in|on|have) (\d{1,3}) (?:rows|groups|bags|boxes|packs|plates|tables|teams) (?:of|with) (\d{1,3})\b/;
/** '18 cookies in bags of 3, how many bags', 'how many muffins in 3 rows of 4'. */
export function equalGroups(text: string): Worked | null {
  const [, all = '', size = '', noun = ''] = BAGS.exec(text) ?? [];
  const count = all === '' ? null : divide(exact(BigInt(all)), exact(BigInt(size)));
  if (count)
    return told(
      [`How many times does ${size} fit into ${all}?`, `${all} ÷ ${size} = ${show(count)}.`],
      `So it is ${show(count)} ${noun}.`,
      count,
      'math-division',
    );
  const [, rows = '', each = ''] = ROWS.exec(text) ?? [];
  if (rows === '') return null;
  const value = exact(BigInt(rows) * BigInt(each));
  return told(
    [`${rows} groups of ${each}: multiply.`],
    `${rows} × ${each} = ${show(value)}.`,
    value,
    'math-multiplication',
  );
}

const VANS =
  /\b(\d{1,4}) (?:[a-z]+ ){1,3}?(?:in|on|into) ([a-z]+?)s? (?:with|of|that (?:hold|seat|fit|take)) (\d{1,3})(?: [a-z]+)?(?: each)?,? how many (?:[a-z]+) (?:do they|are|do we|does it|will they)? ?need/;
/** '26 kids go in vans with 6 seats, how many vans do they need'. */
export function vansNeeded(text: string): Worked | null {
  const [, all = '', noun = '', size = ''] = VANS.exec(text) ?? [];
  if (size === '' || Number(size) === 0) return null;
  const [full, rest] = [Math.floor(Number(all) / Number(size)), Number(all) % Number(size)];
  const count = full + (rest > 0 ? 1 : 0);
  return told(
    [
      `${all} ÷ ${size} = ${full}${rest > 0 ? `, and ${rest} are left over` : ''}.`,
      ...(rest > 0 ? ['Those need one more.'] : []),
    ],
    `So they need ${count} ${noun}${count === 1 ? '' : 's'}.`,
    exact(BigInt(count)),
    'math-division',
  );
}

const SHAPES: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
};
const SIDES = /\bhow many (sides|corners) (?:do |does )?(\d{1,2}) ([a-z]+?)s have/;
export function sidesOfMany(text: string): Worked | null {
  const [, part = '', count = '', name = ''] = SIDES.exec(text) ?? [];
  const each = SHAPES[name];
  if (each === undefined) return null;
  const value = exact(BigInt(each * Number(count)));
  return told(
    [`One ${name} has ${each} ${part}.`],
    `${count} × ${each} = ${show(value)}.`,
    value,
    'math-shapes',
  );
}

const TIMES_AS =
  /\b(\d{1,4}) times (?:as (?:many|much|big|long|tall|heavy|old|high|wide|far|fast|large)|bigger|longer)\b/;
/** 'a dog weighs 6 kg and a pig 9 times as much', 'lee has 48 cards, that is 6 times as many as ana'. */
export function timesAs(text: string): Worked | null {
  const [said = '', factor = ''] = TIMES_AS.exec(text) ?? [];
  const by = exactOf(factor);
  const [one, other, ...more] = numbersIn(text);
  const known = one && by && compare(one, by) === 0 ? other : one;
  if (!by || !known || !other || more.length > 0 || /together|in all|total/.test(text)) return null;
  // 'That is 6 times as many as Ana': the known amount is the bigger one.
  const isBig = new RegExp(`\\b(?:that is|it is|which is|this is) ${said}`).test(text);
  const value = isBig ? divide(known, by) : multiply(known, by);
  if (!value) return null;
  return told(
    [
      isBig ? 'You know the bigger amount, so divide.' : 'So many times as much: multiply.',
      `${show(known)} ${isBig ? '÷' : '×'} ${show(by)} = ${show(value)}.`,
    ],
    `So it is ${show(value)}.`,
    value,
    'math-multiplication',
  );
}

const BY = /\b(\d{1,4}) (?:[a-z]+ )?(?:by|long and|wide and) (\d{1,4})\b/;
const AROUND = /\b(?:fence|border|around|frame|edge|ribbon around)\b/;
const OVER = /\b(?:carpet|cover|tiles?|paint|grass|floor|squares|boxes)\b/;
/** 'a garden is 8 by 3, how much fence do i need'; 'how many squares are in a 5 by 5 grid'. */
export function aroundOrOver(text: string): Worked | null {
  const [, one = '', other = ''] = BY.exec(text) ?? [];
  const isAround = AROUND.test(text);
  if (
    one === '' ||
    !(isAround || OVER.test(text)) ||
    !/\bhow (?:much|many|long)\b/.test(text) ||
    /area|perimeter|volume/.test(text)
  )
    return null;
  const [a, b] = [BigInt(one), BigInt(other)];
  const value = exact(isAround ? 2n * (a + b) : a * b);
  return told(
    [
      isAround
        ? `Go once around: ${one} + ${other} + ${one} + ${other}.`
        : `Rows times columns: ${one} × ${other}.`,
    ],
    `So it is ${show(value)} ${isAround ? 'units' : 'squares'}.`,
    value,
    'math-area-volume',
  );
}

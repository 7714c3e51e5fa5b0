import { add, compare, divide, exact, exactOf, subtract, type Exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const show = (value: Exact): string => showNumber(value);
const told = (
  steps: readonly string[],
  closing: string,
  value: Exact,
  skill = 'math-word-problems',
): Worked => ({
  steps,
  closing,
  value,
  result: show(value),
  skill,
});
const NUMBER = /(?<![\d./:])\d{1,6}(?:\.\d{1,2})?(?![\d/:])/g;
const numbersIn = (text: string): Exact[] =>
  (text.match(NUMBER) ?? []).flatMap((digits) => exactOf(digits) ?? []);

const AWAY =
  /\b(?:gave|gives?|giving|lost|loses?|lose|ate|eats?|eat|sold|sells?|spent|spends?|used|uses?|broke|flew|left|took|fell|dropped|went away|go away|are gone|later)\b/;
const COMING =
  /\b(?:got|gets?|get|found|finds?|bought|buys?|won|wins?|more|came|comes?|come|joined|join|added|picked)\b/;
const GROUPS =
  /(\d{1,4}) (?:packs?|packets?|bags?|boxes|box|rows?|sets?|plates?|baskets?|tables?|teams?|vases?|jars?|shelves|cars?|trays?) (?:of|with|have|has|hold) (\d{1,4})\b/;

/** The first group of groups as one number: '3 packs of 6 pencils and lose 4' is '18 pencils and lose 4'. */
function groupsFirst(text: string): { readonly text: string; readonly steps: readonly string[] } {
  const [whole = '', count = '', size = ''] = GROUPS.exec(text) ?? [];
  if (whole === '') return { text, steps: [] };
  const product = Number(count) * Number(size);
  return { text: text.replace(whole, `${product} things`), steps: [`${count} × ${size} = ${product}.`] };
}

/** 'i had 20 stickers, gave away 8 and got 5, how many now': each number with the verb before it. */
function oneAfterTheOther(text: string): Worked | null {
  if (
    !/\bhow (?:many|much)\b/.test(text) ||
    /\b(?:each|per|times|share|equally|fewer than|more than|how many more|longer|taller)\b/.test(text)
  )
    return null;
  const first = groupsFirst(text);
  const parts = [...first.text.matchAll(NUMBER)];
  const [start, ...rest] = parts;
  const begin = exactOf(start?.[0] ?? '');
  if (!begin || rest.length + first.steps.length < 2 || rest.length < 1 || rest.length > 3) return null;
  let [value, sign, from] = [begin, '', (start?.index ?? 0) + (start?.[0].length ?? 0)];
  const steps = [...first.steps];
  for (const [at, part] of rest.entries()) {
    const end =
      at === rest.length - 1 ? first.text.search(/\bhow (?:many|much)\b/) : (rest[at + 1]?.index ?? 0);
    const before = first.text.slice(from, part.index);
    const after = first.text.slice(part.index + part[0].length, Math.max(end, part.index + part[0].length));
    const near = `${before} ${after.split(/\b(?:and|then)\b/)[0]}`;
    sign = AWAY.test(near) ? '-' : COMING.test(near) ? '+' : sign;
    const amount = exactOf(part[0]);
    if (sign === '' || !amount) return null;
    const next = sign === '-' ? subtract(value, amount) : add(value, amount);
    if (compare(next, exact(0n)) < 0) return null;
    steps.push(`${show(value)} ${sign} ${show(amount)} = ${show(next)}.`);
    [value, from] = [next, part.index + part[0].length];
  }
  return told(['Take one step after the other.', ...steps], `So it is ${show(value)}.`, value);
}

const REST = /\b(?:rest|others?|remaining)\b.*\bin(?:to)? (\d{1,3}) ([a-z]+)\b.*\bhow many\b/;
/** 'there are 40 apples, 16 are sold and the rest go in 4 boxes, how many in each'. */
function restInGroups(text: string): Worked | null {
  const [, groups = '', noun = ''] = REST.exec(text) ?? [];
  const [all, some] = numbersIn(text);
  const count = exactOf(groups);
  const left = all && some && subtract(all, some);
  const each = left && count && divide(left, count);
  if (!each || numbersIn(text).length !== 3 || !all || !some || !left || !count) return null;
  return told(
    [
      `First: ${show(all)} - ${show(some)} = ${show(left)}.`,
      `Then share: ${show(left)} ÷ ${show(count)} = ${show(each)}.`,
    ],
    `So ${show(each)} go in each of the ${noun}.`,
    each,
  );
}

const ALL =
  /\b(?:in all|altogether|in total|all together|total)\b|\bhow many (?:kids|children|people|animals|votes|things|toys|fruits?|pets|students)\b/;
/** '8 votes and 6 votes and 3 votes, how many in all': put together. */
function together(text: string): Worked | null {
  const numbers = numbersIn(text);
  if (!ALL.test(text) || numbers.length < 2 || numbers.length > 5 || !/\bhow (?:many|much)\b/.test(text))
    return null;
  if (
    /\b(?:each|every|per|of|times|left|gave|lost|ate|sold|share|rows?|groups?|packs?|bags?|boxes|fewer|less|more than|tables?|teams?|cars?|costs?|times)\b|\d\/\d/.test(
      text,
    )
  )
    return null;
  const sum = numbers.reduce(add, exact(0n));
  return told(['Put them together, so add.'], `${numbers.map(show).join(' + ')} = ${show(sum)}.`, sum);
}

const MORE =
  /\bhow (?:much|many) (?:longer|taller|shorter|heavier|lighter|higher|more|fewer|less|older|younger|farther|bigger)\b/;
/** 'a rope is 15 feet and another is 9 feet, how much longer': the difference. */
function difference(text: string): Worked | null {
  const [one, other, ...more] = numbersIn(text);
  if (
    !MORE.test(text) ||
    !one ||
    !other ||
    more.length > 0 ||
    /\b(?:need|make|until|to get|each|per)\b/.test(text)
  )
    return null;
  const [big, small] = compare(one, other) < 0 ? [other, one] : [one, other];
  return told(
    ['Find the difference, so take away.'],
    `${show(big)} - ${show(small)} = ${show(subtract(big, small))}.`,
    subtract(big, small),
  );
}

const NEEDED = /\bhow many more\b.*\b(?:need|to get|to make|until|to have)\b/;
const GOES_WITH =
  /\bwhat (?:number )?(?:goes|makes|comes) with (\d{1,3}) (?:to make|makes?) (\d{1,3})$|\b(\d{1,3}) and what (?:make|makes|is) (\d{1,3})$/;
const FULL =
  /^(\d{1,3}) (?:[a-z]+ )?(?:are |is )?(?:full|taken|used|filled) (?:out )?of (\d{1,3}),? how many (?:are |seats are |are still )?(?:empty|free|left)/;
/** 'what goes with 2 to make 10', '7 seats are full of 10, how many are empty'. */
function upTo(text: string): Worked | null {
  const match = GOES_WITH.exec(text) ?? FULL.exec(text);
  const [part, whole] =
    match
      ?.slice(1)
      .filter((one) => one !== undefined)
      .map((digits) => exactOf(digits)) ?? [];
  const [first, second, ...more] = NEEDED.test(text) ? numbersIn(text) : [];
  const [low, high] =
    part && whole ? [part, whole] : first && second && more.length === 0 ? [first, second] : [null, null];
  if (!low || !high) return null;
  const [small, big] = compare(low, high) < 0 ? [low, high] : [high, low];
  const value = subtract(big, small);
  return told(
    [`Count on from ${show(small)} to ${show(big)}.`],
    `${show(small)} + ${show(value)} = ${show(big)}, so it is ${show(value)}.`,
    value,
    'math-composing',
  );
}

const BAGS =
  /\b(\d{1,4}) [a-z]+ (?:are |go |packed |put )?in(?:to)? (?:bags|boxes|packs|groups|rows|teams|piles|baskets) of (\d{1,3}),? how many (bags|boxes|packs|groups|rows|teams|piles|baskets)\b/;
const ROWS =
  /\bhow many [a-z]+ (?:are |is )?(?:there )?(?:in|on|have) (\d{1,3}) (?:rows|groups|bags|boxes|packs|plates|tables|teams) (?:of|with) (\d{1,3})\b/;
/** '18 cookies in bags of 3, how many bags', 'how many muffins in 3 rows of 4'. */
function equalGroups(text: string): Worked | null {
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

const BY = /\b(\d{1,4}) (?:[a-z]+ )?by (\d{1,4})\b/;
const AROUND = /\b(?:fence|border|around|frame|edge|ribbon around)\b/;
const OVER = /\b(?:carpet|cover|tiles?|paint|grass|floor|squares|boxes)\b/;
/** 'a garden is 8 by 3, how much fence do i need'; 'how many squares are in a 5 by 5 grid'. */
function aroundOrOver(text: string): Worked | null {
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

const SHAPES: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
};
const SIDES = /\bhow many (sides|corners) (?:do |does )?(\d{1,2}) ([a-z]+?)s have/;
function sidesOfMany(text: string): Worked | null {
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

const VANS =
  /\b(\d{1,4}) (?:[a-z]+ ){1,3}?(?:in|on|into) ([a-z]+?)s? (?:with|of|that (?:hold|seat|fit|take)) (\d{1,3})(?: [a-z]+)?(?: each)?,? how many (?:[a-z]+) (?:do they|are|do we|does it|will they)? ?need/;
/** '26 kids go in vans with 6 seats, how many vans do they need'. */
function vansNeeded(text: string): Worked | null {
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

/** Stories with more than one step, groups, differences and what is missing to a whole. */
export const storySteps = (text: string): Worked | null =>
  sidesOfMany(text) ??
  vansNeeded(text) ??
  upTo(text) ??
  equalGroups(text) ??
  aroundOrOver(text) ??
  difference(text) ??
  restInGroups(text) ??
  together(text) ??
  oneAfterTheOther(text);

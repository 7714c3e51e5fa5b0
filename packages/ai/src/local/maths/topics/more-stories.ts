import { add, compare, divide, exact, exactOf, isWhole, multiply, subtract, type Exact } from '../exact.ts';
import { showCents, showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const show = (value: Exact): string => showNumber(value);
const told = (
  steps: readonly string[],
  closing: string,
  value: Exact,
  skill = 'math-word-problems',
  result = show(value),
): Worked => ({
  steps,
  closing,
  value,
  result,
  skill,
});
const N = String.raw`(\d{1,5}(?:\.\d{1,2})?)`;
const numbersIn = (text: string): Exact[] =>
  (text.match(/(?<![\d./:])\d{1,6}(?:\.\d{1,2})?(?![\d/:])/g) ?? []).flatMap(
    (digits) => exactOf(digits) ?? [],
  );

const PART = new RegExp(
  `(?:there are|i have|we have|in (?:a|the|our|my) [a-z]+ (?:there )?are|of) ${N} [a-z]+(?: [a-z]+)?,? (?:and )?${N} (?:of them |of the [a-z]+ )?(?:are|is|were) [a-z]+,? (?:so )?how many (?:are |of them are |were )?(?:the )?(?:not )?[a-z]+`,
);
/** 'there are 12 kids 5 are boys how many girls': the rest of a whole. */
function restOf(text: string): Worked | null {
  const [, whole, part] = PART.exec(text) ?? [];
  const [all, some] = [exactOf(whole ?? ''), exactOf(part ?? '')];
  if (!all || !some || numbersIn(text).length !== 2 || compare(all, some) < 0) return null;
  return told(
    ['You know all and one part.', `Take the part away: ${show(all)} - ${show(some)}.`],
    `So it is ${show(subtract(all, some))}.`,
    subtract(all, some),
  );
}

const KINDS = new RegExp(
  `\\b(?:i|we|he|she|there|sam|tom|ann|mia|[a-z]+) (?:see|saw|have|has|had|are|were|find|found|count|counted|picked|pick) (${N} [a-z]+(?: [a-z]+)?(?:,? (?:and )?${N} [a-z]+(?: [a-z]+)?){1,2}),? how many(?: [a-z]+)*$`,
);
/** 'i have 6 red and 5 green and 3 blue, how many in all'. */
function kindsTogether(text: string): Worked | null {
  const list = KINDS.exec(text)?.[1];
  if (list === undefined || /left|more|fewer|less|each|gave|ate|lost/.test(text)) return null;
  const parts = numbersIn(list);
  if (parts.length < 2 || parts.length !== numbersIn(text).length) return null;
  const sum = parts.reduce(add, exact(0n));
  return told(['Put them together, so add.'], `${parts.map(show).join(' + ')} = ${show(sum)}.`, sum);
}

const PLAIN = new RegExp(
  `^(?:i|we|he|she|[a-z]+) (?:had|have|has) ${N} [a-z]+(?: [a-z]+)? (?:and|but|then) (?:i |we |he |she )?(ate|lost|gave|gave away|sold|used|spent|broke|got|found|bought|won) (?:away )?${N}(?: (?:of them|more|[a-z]+))?$`,
);
/** 'i had 5 cookies and ate 2', without a question. */
function unasked(text: string): Worked | null {
  const [, start, verb = '', change] = PLAIN.exec(text) ?? [];
  const [all, some] = [exactOf(start ?? ''), exactOf(change ?? '')];
  if (!all || !some) return null;
  const isMore = /got|found|bought|won/.test(verb);
  if (!isMore && compare(all, some) < 0) return null;
  const value = isMore ? add(all, some) : subtract(all, some);
  return told(
    [isMore ? 'More come, so add.' : 'Some go away, so take away.'],
    `${show(all)} ${isMore ? '+' : '-'} ${show(some)} = ${show(value)}.`,
    value,
  );
}

const money = (value: Exact): string => {
  const cents = multiply(value, exact(100n));
  return isWhole(cents) ? showCents(cents.over) : `$${show(value)}`;
};
const SPEND = new RegExp(
  `(?:have|has|had|with) \\$? ?${N}(?: dollars?)?.*?(?:buy|buys|bought) ${N} [a-z]+(?: [a-z]+)? (?:for|at|that cost|which cost|costing) \\$? ?${N}(?: dollars?)?(?: each| apiece| a piece)?.*\\b(?:left|change)\\b`,
);
/** 'i have 5 dollars and buy 2 pens for 1.25 each, how much is left'. */
function spent(text: string): Worked | null {
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
function changeOfDollars(text: string): Worked | null {
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

const SPEED = new RegExp(
  `${N} (miles|km|kilometers|meters|feet) in ${N} (hours?|minutes?|seconds?)\\b.*\\b(?:how fast|how far in (?:1|one)|speed|per hour|an hour|a minute)`,
);
/** 'a car goes 180 miles in 3 hours, how fast is it'. */
function speed(text: string): Worked | null {
  const [, way = '', unit = '', time = '', timeUnit = ''] = SPEED.exec(text) ?? [];
  const [far, long] = [exactOf(way), exactOf(time)];
  const value = far && long && divide(far, long);
  if (!value || numbersIn(text).length !== 2) return null;
  const shown = `${show(value)} ${unit} ${timeUnit === 'hours' || timeUnit === 'hour' ? 'an' : 'a'} ${timeUnit.replace(/s$/, '')}`;
  return told(
    ['Speed is distance divided by time.', `${way} ÷ ${time} = ${show(value)}.`],
    `So it goes ${shown}.`,
    value,
    'math-scaling',
    shown,
  );
}

const UNIT_PRICE = new RegExp(
  `^(?:if )?(?:a|an|1|one|each) ([a-z]+) (?:costs?|is|weighs|has|needs|holds|takes|uses) (?:\\$ ?)?${N}(?: ?(dollars?|cents?|grams?|pounds?|kg|[a-z]+))?,? (?:then |so )?how (?:much|many|long|heavy)(?: [a-z]+)? (?:are|is|do|does|will|would|for|in|have) (?:it cost for )?${N} \\1s?`,
);
/** 'a book costs 12 dollars, how much are 15 books'. */
function manyOf(text: string): Worked | null {
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

const PACKS = new RegExp(
  `${N} (?:packs?|packets?|bags?|boxes|box|rows?|sets?|plates?|baskets?|cartons?|trays?|shelves|tables?|teams?|vases?|jars?) (?:of|with|have|hold|holds|has) ${N} ([a-z]+)(?: (?:each|in each))?,? (?:and )?how many`,
);
/** '5 packs of 24 pencils, how many pencils'. */
function packs(text: string): Worked | null {
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

const SCOOPS =
  /\bhow many (\d)\/(\d{1,2})(?:s| [a-z]+)? (?:are |is |fit |go )?(?:there )?(?:in|into|make) (\d{1,3}(?:\/\d{1,2})?)\b/;
/** 'how many 1/4 cups are in 3 cups'. */
function scoops(text: string): Worked | null {
  const [, over = '', under = '', whole = ''] = SCOOPS.exec(text) ?? [];
  const [top, bottom] = whole.split('/');
  const amount = over === '' ? null : divide(exact(BigInt(top ?? '0')), exact(BigInt(bottom ?? '1')));
  const value = amount && divide(amount, exact(BigInt(over), BigInt(under)));
  if (!value) return null;
  return told(
    ['How many fit in? Divide.', `${whole} ÷ ${over}/${under} = ${whole} × ${under}/${over}.`],
    `So it is ${show(value)}.`,
    value,
    'math-fraction-arithmetic',
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
function coin(text: string): Worked | null {
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

const DEVIATION = /\bmean absolute deviation\b|\bmad\b/;
/** 'mean absolute deviation of 2 4 6'. */
function deviation(text: string): Worked | null {
  const values = numbersIn(text);
  if (!DEVIATION.test(text) || values.length < 2 || values.length > 12) return null;
  const count = exact(BigInt(values.length));
  const mean = divide(values.reduce(add, exact(0n)), count);
  const ways =
    mean && values.map((value) => (compare(value, mean) < 0 ? subtract(mean, value) : subtract(value, mean)));
  const value = ways && divide(ways.reduce(add, exact(0n)), count);
  if (!mean || !ways || !value) return null;
  return told(
    [
      `The mean is ${show(mean)}.`,
      `The distances from it are ${ways.map(show).join(', ')}.`,
      `Their mean is ${show(value)}.`,
    ],
    `So the mean absolute deviation is ${show(value)}.`,
    value,
    'math-graphs',
  );
}

const TIMES_AS =
  /\b(\d{1,4}) times (?:as (?:many|much|big|long|tall|heavy|old|high|wide|far|fast|large)|bigger|longer)\b/;
/** 'a dog weighs 6 kg and a pig 9 times as much', 'lee has 48 cards, that is 6 times as many as ana'. */
function timesAs(text: string): Worked | null {
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

const CUT =
  /\b(\d{1,4}(?:\.\d+)?) ?[a-z]+ (?:[a-z]+ )*?(?:cut|split|divided|poured|put) (?:up )?in(?:to)? (?:pieces|parts|cups|glasses|portions|strips|bags) of (\d{1,4}(?:\.\d+|\/\d{1,3})?)\b/;
/** 'a ribbon of 5 m is cut in pieces of 1/4 m, how many pieces'. */
function pieces(text: string): Worked | null {
  const [, whole = '', size = ''] = CUT.exec(text) ?? [];
  const [over = '', under = '1'] = size.split('/');
  const [all, top, bottom] = [exactOf(whole), exactOf(over), exactOf(under)];
  const each = top && bottom && divide(top, bottom);
  const value = all && each && divide(all, each);
  if (!value || !/how many/.test(text)) return null;
  return told(
    ['How many fit in? Divide.', `${whole} ÷ ${size} = ${show(value)}.`],
    `So it is ${show(value)} pieces.`,
    value,
    'math-division',
  );
}

const SHARED =
  /\b(\d{1,3}) (?:kids|children|friends|people|students|boys|girls) share (\d{1,4}|\d\/\d{1,2}) [a-z]+|\b(\d\/\d{1,2}) of an? [a-z]+ (?:is |are )?shared by (\d{1,3})/;
/** '5 kids share 3 cakes': people are the divisor, also when there are more of them. */
function sharedBy(text: string): Worked | null {
  const [, people, things, part, others] = SHARED.exec(text) ?? [];
  const [over = '', under = '1'] = (things ?? part ?? '').split('/');
  const [top, bottom, by] = [exactOf(over), exactOf(under), exactOf(people ?? others ?? '')];
  const all = top && bottom && divide(top, bottom);
  const value = all && by && divide(all, by);
  if (!value || !by || compare(value, exact(1n)) >= 0) return null;
  const each = `${value.over}/${value.under}`;
  return told(
    ['Sharing equally means dividing.', `${things ?? part} ÷ ${show(by)} = ${each}.`],
    `So each gets ${each}.`,
    value,
    'math-fraction-arithmetic',
    each,
  );
}

const FACTOR =
  /^(?:so )?is (\d{1,4}) (?:a |an )?(multiple|factor|divisor) of (\d{1,4})$|^(?:is|can) (\d{1,4}) (?:be )?(?:divisible|divided evenly|divided) by (\d{1,3})(?: evenly| without a remainder)?$/;
/** 'is 72 a multiple of 8', 'is 6 a factor of 44'. */
function dividesEvenly(text: string): Worked | null {
  const [, one, kind, other, big, small] = FACTOR.exec(text) ?? [];
  const [all, by] = (
    big === undefined ? (kind === 'multiple' ? [one, other] : [other, one]) : [big, small]
  ).map(Number);
  if (all === undefined || !by || Number.isNaN(all)) return null;
  const [whole, rest] = [Math.floor(all / by), all % by];
  return told(
    [`${all} ÷ ${by} = ${whole}${rest > 0 ? ` remainder ${rest}` : ''}.`],
    rest === 0 ? `Yes, ${by} goes into ${all} evenly.` : `No, ${rest} would be left over.`,
    exact(BigInt(rest)),
    'math-factors',
    rest === 0 ? 'yes' : 'no',
  );
}

const DEGREES =
  /\b(?:is )?(?:an angle of )?(\d{1,3}) degrees? (?:angle )?(?:an? )?(?:acute|obtuse|right|straight)\b|\bwhat kind of angle is (\d{1,3})(?: degrees)?$/;
/** 'is 75 degrees acute'. */
function kindOfAngle(text: string): Worked | null {
  const degrees = Number(
    DEGREES.exec(text)
      ?.slice(1)
      .find((part) => part !== undefined) ?? Number.NaN,
  );
  if (Number.isNaN(degrees) || degrees <= 0 || degrees > 360) return null;
  const kind =
    degrees < 90
      ? 'acute'
      : degrees === 90
        ? 'right'
        : degrees < 180
          ? 'obtuse'
          : degrees === 180
            ? 'straight'
            : 'reflex';
  const asked = /\b(acute|obtuse|right|straight)\b/.exec(text)?.[1];
  const yes = asked === undefined ? '' : asked === kind ? 'Yes, ' : 'No, ';
  return told(
    ['Acute is under 90, right is 90, obtuse is between 90 and 180.'],
    `${yes}${degrees} degrees is ${kind === 'acute' || kind === 'obtuse' ? 'an' : 'a'} ${kind} angle.`,
    exact(BigInt(degrees)),
    'math-angles',
    kind,
  );
}

/** Stories that need a plan of their own. */
export const moreStories = (text: string): Worked | null =>
  deviation(text) ??
  timesAs(text) ??
  pieces(text) ??
  sharedBy(text) ??
  dividesEvenly(text) ??
  kindOfAngle(text) ??
  coin(text) ??
  scoops(text) ??
  packs(text) ??
  spent(text) ??
  changeOfDollars(text) ??
  speed(text) ??
  manyOf(text) ??
  restOf(text) ??
  kindsTogether(text) ??
  unasked(text);

import { compare, divide, exact, exactOf, isWhole, multiply, subtract, type Exact } from '../exact.ts';
import { showCents, showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';
import { stem } from '../../words/stem.ts';

/** A number and what it counts: '3 apples', '20 cm', '8 yellow'. */
interface Counted {
  readonly value: Exact;
  readonly text: string;
  readonly noun: string;
  /** ' cm' after a number of centimeters; empty for things. */
  readonly unit: string;
}

const ASKS = /\bhow (?:many|much|far|long|heavy|tall|big)\b/;
/** Something comes or goes as well: this is another story. */
const CHANGES =
  /\b(?:left|pays?|paid|change|gave|gives?|lost|loses?|ate|eats?|spent|spends?|more|fewer|less|extra|remain\w*|sold|sells?)\b/;
const MEASURE_WORDS = '(?:parts?|cups?|spoons?|drops?|bags?|boxes|packs?|glasses|bottles?|pieces?) ';
const COUNTED = new RegExp(
  `(?:\\$ ?)?(\\d{1,6}(?:\\.\\d{1,2})?|\\bone\\b)(?: (?:${MEASURE_WORDS}(?:of )?)?([a-z]+))?`,
  'g',
);
const UNIT = /^(?:mm|cm|m|km|g|kg|ml|l|inches|feet|miles|meters|liters|minutes|hours|seconds|steps|turns)$/;
const NO_NOUN = new Set('how and in for then is are cost costs each to the what makes make'.split(' '));

const counted = (text: string): Counted[] =>
  [...text.matchAll(COUNTED)].flatMap(([, digits = '', noun = '']) => {
    const value = digits === 'one' ? exact(1n) : exactOf(digits);
    return value
      ? [
          {
            value,
            text: digits,
            noun: NO_NOUN.has(noun) ? '' : stem(noun),
            unit: UNIT.test(noun) ? ` ${noun}` : '',
          },
        ]
      : [];
  });

/** The three amounts as 'so much of this is so much of that; what is it for the third?'. */
function inOrder(all: readonly Counted[]): readonly [Counted, Counted, Counted] | null {
  const [one, two, three] = all;
  if (!one || !two || !three || all.length !== 3) return null;
  const isOne = three.text === '1' || three.text === 'one';
  if (one.noun !== '' && (three.noun === one.noun || (three.noun === '' && (isOne || two.noun !== ''))))
    return [one, two, three];
  if (two.noun !== '' && three.noun === two.noun) return [two, one, three];
  return null;
}

/** '3 apples cost 2.40, how much is one', '20 cm in one turn, how far in 6 turns', '2 parts yellow and 3 red, how much red for 8 yellow'. */
export function rate(text: string): Worked | null {
  const told = text.replace(/\b(?:per|(?:in|for) each|each|every) (?!how)(?=[a-z])/g, '1 ');
  if (!ASKS.test(text) || CHANGES.test(text) || /\b(?:in all|altogether|in total)\b|\d\/\d/.test(text))
    return null;
  const order = inOrder(counted(told));
  if (!order) return null;
  const [of, is, wanted] = order.map(({ value }) => value);
  if (!of || !is || !wanted || compare(of, exact(0n)) <= 0) return null;
  const forOne = divide(is, of);
  const times = divide(wanted, of);
  const value = forOne && multiply(forOne, wanted);
  if (!forOne || !times || !value) return null;
  const isMoney = /\$|\bcosts?\b|dollars?/.test(text) && !/^(?:dollar|cent)/.test(order[2].noun);
  const cents = multiply(value, exact(100n));
  const plain = showNumber(value);
  const isCents = /\bcents?\b/.test(text) && !/\$|dollars?/.test(text);
  const shown =
    isMoney && isCents
      ? `${plain} cents`
      : isMoney && isWhole(cents)
        ? showCents(cents.over)
        : `${plain}${order[1].unit}`;
  const step =
    compare(of, exact(1n)) === 0
      ? `Multiply: ${showNumber(wanted)} × ${showNumber(is)} = ${showNumber(value)}.`
      : isWhole(times)
        ? `${showNumber(wanted)} is ${showNumber(times)} times ${showNumber(of)}, so take ${showNumber(times)} × ${showNumber(is)} = ${showNumber(value)}.`
        : compare(wanted, exact(1n)) === 0
          ? `Share it: ${showNumber(is)} ÷ ${showNumber(of)} = ${showNumber(value)}.`
          : `First find it for 1: ${showNumber(is)} ÷ ${showNumber(of)} = ${showNumber(forOne)}.`;
  const last =
    isWhole(times) || compare(wanted, exact(1n)) === 0 || compare(of, exact(1n)) === 0
      ? []
      : [`Then ${showNumber(forOne)} × ${showNumber(wanted)} = ${showNumber(value)}.`];
  return {
    steps: [step, ...last],
    closing: `The answer is ${shown}.`,
    value,
    result: shown,
    skill: 'math-scaling',
  };
}

const EACH_IS =
  /\beach ([a-z]+?)s? (?:is|means|stands for|shows|has|holds) (\d{1,4}) [a-z]+,? how many \1e?s? (?:are |do i need |do we need |make |is )?(?:for|make|show|is|need)? ?(\d{1,5})\b/;
/** 'each star is 5 points, how many stars for 35': a division. */
export function signsFor(text: string): Worked | null {
  const [, noun = '', size = '', all = ''] = EACH_IS.exec(text) ?? [];
  const [a, b] = [exactOf(all), exactOf(size)];
  const value = a && b && divide(a, b);
  if (!value || !isWhole(value)) return null;
  return {
    steps: [`How many times does ${size} fit into ${all}? ${all} ÷ ${size} = ${showNumber(value)}.`],
    closing: `So it is ${showNumber(value)} ${noun}s.`,
    value,
    result: showNumber(value),
    skill: 'math-graphs',
  };
}

const RATIO =
  /\bratio (?:of )?([a-z]+) (?:to|and) ([a-z]+) (?:is |of )?(\d{1,3}) ?(?:to|:) ?(\d{1,3})\b.*?\bhow (?:much|many) (?:of )?([a-z]+).*?\b(\d{1,4}) ([a-z]+)/;
/** 'the ratio of red to yellow is 2 to 3, how much yellow for 8 red'. */
export function partner(text: string): Worked | null {
  const [, one = '', other = '', a = '', b = '', asked = '', count = '', given = ''] = RATIO.exec(text) ?? [];
  const [of, is] = given === one && asked === other ? [a, b] : given === other && asked === one ? [b, a] : [];
  const [from, to, amount] = [of, is, count].map((digits) => exactOf(digits ?? ''));
  const times = from && amount && divide(amount, from);
  if (!from || !to || !amount || !times) return null;
  const value = multiply(to, times);
  return {
    steps: [
      `${count} ${given} is ${showNumber(times)} times ${of}.`,
      `Take ${asked} as many times: ${showNumber(times)} × ${is} = ${showNumber(value)}.`,
    ],
    closing: `So it is ${showNumber(value)} ${asked}.`,
    value,
    result: showNumber(value),
    skill: 'math-scaling',
  };
}

const FITS =
  /^(?:there are |we are |we have |i have |if )?(\d{1,4}) ([a-z]+).*?\b(\d{1,3}) (?:[a-z]+ )?(?:can )?(?:fit|fits|go|goes|sit|sits|ride|rides)\b.*?\bhow many ([a-z]+)/;
const SIT_FIRST =
  /\b(\d{1,3}) (?:[a-z]+ )?(?:can )?(?:fit|fits|go|goes|sit|sits|ride|rides) .*?\b(\d{1,4}) [a-z]+.*?\bhow many ([a-z]+)/;

/** '26 kids, and 4 fit in a car. How many cars?': what is left over needs one more. */
export function groupsNeeded(text: string): Worked | null {
  if (
    !/\bneed|\bhow many (?:cars|vans|buses|boats|tables|boxes|bags|tents|trips)\b/.test(text) ||
    (text.match(/\d+/g) ?? []).length !== 2
  )
    return null;
  const [first, second] = [FITS.exec(text), SIT_FIRST.exec(text)];
  const [total, size] = first
    ? [Number(first[1]), Number(first[3])]
    : [Number(second?.[2]), Number(second?.[1])];
  const groups = first?.[4] ?? second?.[3];
  if (groups === undefined || !(size > 0) || !(total >= size)) return null;
  const [full, rest] = [Math.floor(total / size), total % size];
  const count = full + (rest > 0 ? 1 : 0);
  return {
    steps: [
      `Make groups of ${size}: ${total} ÷ ${size} = ${full}${rest > 0 ? `, and ${rest} are left over` : ''}.`,
      ...(rest > 0 ? [`Those ${rest} need one more.`] : []),
    ],
    closing: `So you need ${count} ${groups}.`,
    value: exact(BigInt(count)),
    result: String(count),
    skill: 'math-division',
  };
}

const MONEY = String.raw`\$? ?(\d{1,4}(?:\.\d{1,2})?)(?: dollars?)?`;
const CHANGE_FROM = new RegExp(
  `change (?:do i get |is there |back )?from (?:a )?${MONEY}(?: bill)?.*?(?:pay|spend|buy|cost|costs|for|paid) .*?${MONEY}`,
);
const PAY_WITH = new RegExp(
  `(?:costs?|is|buy .*? for) ${MONEY}(?: cents?)?.*?pay(?:s)? with (?:a )?${MONEY}.*\\bchange\\b`,
);

const HAVE_AND_BUY =
  /\b(?:have|has|had|with) \$? ?(\d{1,4}(?:\.\d{1,2})?)(?: dollars?| cents?)? .*?(?:buy|buys|spend|spends|pay|pays|costs?) .*?(\d{1,4}(?:\.\d{1,2})?)(?: dollars?| cents?)?\b.*\b(?:back|change)\b/;

/** '35 cents, and I pay with 50 cents'. */
function changeInCents(text: string, all: Exact | null, part: Exact | null): Worked | null {
  if (!all || !part || /\bdollars?\b|\$/.test(text) || compare(all, part) < 0) return null;
  const left = showNumber(subtract(all, part));
  return {
    steps: ['Change is what comes back.', `Take away: ${showNumber(all)} - ${showNumber(part)} = ${left}.`],
    closing: `The change is ${left} cents.`,
    value: subtract(all, part),
    result: `${left} cents`,
    skill: 'math-money',
  };
}

/** 'How much change from 5 dollars if I pay 3.20'. */
export function changeFrom(text: string): Worked | null {
  if ((text.match(/\d+(?:\.\d+)?/g) ?? []).length !== 2) return null;
  const [, given, price] = CHANGE_FROM.exec(text) ?? [];
  const [, cost, paid] = PAY_WITH.exec(text) ?? [];
  const [, have, spent] = HAVE_AND_BUY.exec(text) ?? [];
  const [all, part] = [exactOf(given ?? paid ?? have ?? ''), exactOf(price ?? cost ?? spent ?? '')];
  // Cents from dollars are another task.
  if (/\bcents?\b/.test(text)) return changeInCents(text, all, part);
  if (!all || !part || compare(all, part) < 0) return null;
  const value = subtract(all, part);
  const cents = multiply(value, exact(100n));
  if (!isWhole(cents)) return null;
  return {
    steps: [
      'Change is what comes back.',
      `Take away: ${showNumber(all)} - ${showNumber(part)} = ${showNumber(value)}.`,
    ],
    closing: `The change is ${showCents(cents.over)}.`,
    value,
    result: showCents(cents.over),
    skill: 'math-money',
  };
}

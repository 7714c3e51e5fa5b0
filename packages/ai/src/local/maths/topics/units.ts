import { divide, exact, exactOf, multiply, type Exact } from '../exact.ts';
import { showCents, showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

export interface Unit {
  readonly names: readonly [one: string, many: string, ...others: string[]];
  /** Units of the same kind convert into each other; the size is in the smallest unit of the kind. */
  readonly kind: string;
  readonly size: bigint;
}
const unit = (kind: string, size: number, ...names: [string, string, ...string[]]): Unit => ({
  names,
  kind,
  size: BigInt(size),
});

const UNITS: readonly Unit[] = [
  unit('metric length', 1, 'millimeter', 'millimeters', 'mm'),
  unit('metric length', 10, 'centimeter', 'centimeters', 'cm', 'cms'),
  unit('metric length', 1000, 'meter', 'meters', 'm', 'metre', 'metres'),
  unit('metric length', 1_000_000, 'kilometer', 'kilometers', 'km', 'kms'),
  unit('US length', 1, 'inch', 'inches', 'in'),
  unit('US length', 12, 'foot', 'feet', 'ft'),
  unit('US length', 36, 'yard', 'yards', 'yd'),
  unit('US length', 63_360, 'mile', 'miles', 'mi'),
  unit('metric mass', 1, 'gram', 'grams', 'g'),
  unit('metric mass', 1000, 'kilogram', 'kilograms', 'kg', 'kilo', 'kilos'),
  unit('US weight', 1, 'ounce', 'ounces', 'oz'),
  unit('US weight', 16, 'pound', 'pounds', 'lb', 'lbs'),
  unit('US weight', 32_000, 'ton', 'tons'),
  unit('metric volume', 1, 'milliliter', 'milliliters', 'ml'),
  unit('metric volume', 1000, 'liter', 'liters', 'l', 'litre', 'litres'),
  unit('US volume', 1, 'cup', 'cups'),
  unit('US volume', 2, 'pint', 'pints'),
  unit('US volume', 4, 'quart', 'quarts'),
  unit('US volume', 16, 'gallon', 'gallons'),
  unit('time', 1, 'second', 'seconds', 'sec', 'secs'),
  unit('time', 60, 'minute', 'minutes', 'min', 'mins'),
  unit('time', 3600, 'hour', 'hours', 'hr', 'hrs'),
  unit('time', 86_400, 'day', 'days'),
  unit('time', 604_800, 'week', 'weeks'),
  unit('calendar', 1, 'month', 'months'),
  unit('calendar', 12, 'year', 'years'),
  unit('calendar', 120, 'decade', 'decades'),
  unit('calendar', 1200, 'century', 'centuries'),
  unit('money', 1, 'cent', 'cents', 'penny', 'pennies'),
  unit('money', 5, 'nickel', 'nickels'),
  unit('money', 10, 'dime', 'dimes'),
  unit('money', 25, 'quarter', 'quarters'),
  unit('money', 100, 'dollar', 'dollars', 'buck', 'bucks'),
  unit('count', 1, 'thing', 'things', 'eggs', 'items'),
  unit('count', 12, 'dozen', 'dozens'),
];
const BY_NAME = new Map(UNITS.flatMap((one) => one.names.map((name) => [name, one] as const)));
export const unitNamed = (name: string): Unit | null => BY_NAME.get(name) ?? null;
const NAMES = [...BY_NAME.keys()].toSorted((one, other) => other.length - one.length).join('|');
const AMOUNT = String.raw`(\d[\d,]*(?:\.\d+)?|\d+\/\d+|half an?|three quarters of an?|(?:a )?quarter of an?|an?|one|each)`;

const FORMS = [
  new RegExp(
    `how many (${NAMES}) (?:are |is |make |do |does |has )?(?:there )?(?:in |equal |to make |make )?${AMOUNT} (${NAMES})\\b`,
  ),
  new RegExp(`(?<to>x)?(?:convert|change|turn|write) ${AMOUNT} (${NAMES}) (?:to|into|in|as) (${NAMES})\\b`),
  new RegExp(
    `^(?:what is |how (?:long|much|far|heavy) is )?${AMOUNT} (${NAMES}) (?:to|into|in|as) (${NAMES})$`,
  ),
] as const;

function amountOf(text: string): Exact | null {
  if (/^(?:an?|one|each)$/.test(text)) return exact(1n);
  if (text.startsWith('half')) return exact(1n, 2n);
  if (text.startsWith('three quarters')) return exact(3n, 4n);
  if (text.includes('quarter')) return exact(1n, 4n);
  const [over = '', under] = text.split('/');
  if (under === undefined) return exactOf(over);
  return Number(under) === 0 ? null : exact(BigInt(over), BigInt(under));
}

const named = ({ names: [one, many] }: Unit, amount: Exact): string =>
  `${showNumber(amount)} ${amount.over === amount.under ? one : many}`;

function converted(amount: Exact, from: Unit, to: Unit): Worked | null {
  const value = divide(multiply(amount, exact(from.size)), exact(to.size));
  if (from.kind !== to.kind || from === to || !value) return null;
  const [big, small] = from.size > to.size ? [from, to] : [to, from];
  const factor = exact(big.size, small.size);
  const fact = `1 ${big.names[0]} is ${named(small, factor)}.`;
  const step =
    big === from
      ? `Multiply: ${showNumber(amount)} × ${showNumber(factor)} = ${showNumber(value)}.`
      : `Divide: ${showNumber(amount)} ÷ ${showNumber(factor)} = ${showNumber(value)}.`;
  const skill =
    from.kind === 'time' || from.kind === 'calendar'
      ? 'math-time'
      : from.kind === 'money'
        ? 'math-money'
        : 'math-measuring';
  const isOne = amount.over === amount.under && big === from;
  return {
    steps: isOne ? [] : [fact, step],
    closing: isOne
      ? fact
      : `So ${named(from, amount)} ${amount.over === amount.under ? 'is' : 'are'} ${named(to, value)}.`,
    value,
    result: named(to, value),
    skill,
  };
}

/** '2 1/2 hours' and '2 and a half hours' are '5/2 hours'. */
const asOneFraction = (text: string): string =>
  text
    .replace(/(\d{1,3}) and a half/g, '$1 1/2')
    .replace(
      /(?<![\d/.])(\d{1,3}) (?:and )?(\d{1,2})\/(\d{1,2})\b/g,
      (_all, whole: string, over: string, under: string) =>
        `${Number(whole) * Number(under) + Number(over)}/${under}`,
    );

/** 'How many minutes in 2 hours': lengths, weights, volumes, times and coins, each within its own system. */
export function convertUnits(said: string): Worked | null {
  const text = asOneFraction(said);
  const [first, second, third] = FORMS.map((form) => form.exec(text));
  if (first && /^ (?:and|plus|,) ?\d/.test(text.slice(first.index + first[0].length))) return null;
  const [to, amount, from] = first
    ? [first[1], first[2], first[3]]
    : second
      ? [second[4], second[2], second[3]]
      : [third?.[3], third?.[1], third?.[2]];
  const [source, goal] = [BY_NAME.get(from ?? ''), BY_NAME.get(to ?? '')];
  const value = amountOf(amount ?? '');
  return source && goal && value ? converted(value, source, goal) : null;
}

const COINS = new RegExp(`(\\d{1,3}|an?|one) (${NAMES})\\b`, 'g');

/** 'How much is 3 dimes and 2 nickels': coins and dollars together. */
export function countMoney(text: string): Worked | null {
  if (/\b(?:quarter|half) (?:of|past|to|after)\b|\bor\b/.test(text)) return null;
  if (!/how much|how many cents|worth|add|total|altogether|in all|make|\+|what is/.test(text)) return null;
  const found = [...text.matchAll(COINS)].map(([, count = '', name = '']) => ({
    count: /^\d/.test(count) ? BigInt(count) : 1n,
    coin: BY_NAME.get(name),
  }));
  const coins = found.flatMap(({ count, coin }) => (coin?.kind === 'money' ? [{ count, coin }] : []));
  if (
    coins.length === 0 ||
    coins.length !== found.length ||
    /how many (?!cents|pennies|dollars)|\b(?:left|pays?|paid|spends?|change|costs?|each)\b/.test(text)
  )
    return null;
  if ((text.match(/\d+/g) ?? []).length > coins.length) return null;
  const amounts = coins.map(({ count, coin }) => count * coin.size);
  const [first = 0n, ...others] = amounts;
  const isLess = /\b(?:take away|minus|less|subtract)\b|-/.test(text);
  const cents = others.reduce((all, amount) => (isLess ? all - amount : all + amount), first);
  if (cents < 0n) return null;
  return {
    steps: coins.map(({ count, coin }) => `${named(coin, exact(count))}: ${showCents(count * coin.size)}.`),
    closing: `${isLess ? 'So' : 'Together'} that is ${showCents(cents)}.`,
    value: exact(cents, 100n),
    result: showCents(cents),
    skill: 'math-money',
  };
}

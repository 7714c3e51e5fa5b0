import { compare, divide, exact, exactOf, multiply, subtract, type Exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const HUNDRED = exact(100n);
const show = (value: Exact): string => showNumber(value);
const told = (steps: readonly string[], closing: string, value: Exact): Worked => ({
  steps,
  closing,
  value,
  result: show(value),
  skill: 'math-scaling',
});
const N = String.raw`\$?(\d[\d,]*(?:\.\d+)?)`;

const WHICH = new RegExp(
  `\\bwhat (?:percent|percentage)(?: of ${N})? is ${N}(?: (?:out )?of ${N})?$|${N} is what (?:percent|percentage) of ${N}$|${N} out of ${N} (?:is what percent|as a percent(?:age)?|in percent)$`,
);
/** 'what percent is 12 of 48', '8 is what percent of 32'. */
function whichPercent(text: string): Worked | null {
  const [, before, part, after, first, second, third, fourth] = WHICH.exec(text) ?? [];
  const [some, all] = [
    exactOf(first ?? third ?? part ?? ''),
    exactOf(second ?? fourth ?? before ?? after ?? ''),
  ];
  const share = some && all && divide(multiply(some, HUNDRED), all);
  if (!share) return null;
  return told(
    [
      'Divide the part by the whole, then multiply by 100.',
      `${show(some)} ÷ ${show(all)} × 100 = ${show(share)}.`,
    ],
    `So it is ${show(share)}%.`,
    share,
  );
}

const WHOLE = new RegExp(
  `${N} ?(?:%|percent) of (?:what|which)(?: number)? (?:is|equals|=) ${N}|${N} is ${N} ?(?:%|percent) of (?:what|which)`,
);
/** '30% of what number is 12'. */
function wholeOf(text: string): Worked | null {
  const [, rate, part, other, otherRate] = WHOLE.exec(text) ?? [];
  const [percent, some] = [exactOf(rate ?? otherRate ?? ''), exactOf(part ?? other ?? '')];
  const one = percent && some && divide(some, percent);
  if (!one) return null;
  const all = multiply(one, HUNDRED);
  return told(
    [`1% is ${show(some)} ÷ ${show(percent)} = ${show(one)}.`, `100% is 100 times as much: ${show(all)}.`],
    `So the number is ${show(all)}.`,
    all,
  );
}

const PRICE = new RegExp(
  `(?:costs?|price (?:is|of)|is|for|are) ${N}(?: dollars?)?\\b.*?\\b${N} ?(?:%|percent) (?:off|discount|less|cheaper)`,
);
const PRICE_AFTER = new RegExp(
  `${N} ?(?:%|percent) (?:off|discount)(?: of| on| for)? (?:an? )?(?:[a-z]+ )?(?:that costs? |for |of )?${N}`,
);
/** 'a shirt costs 40 dollars and is 20% off'. */
function lowered(text: string): Worked | null {
  const first = PRICE.exec(text);
  const second = first ? null : PRICE_AFTER.exec(text);
  const [price, rate] = first ? [first[1], first[2]] : [second?.[2], second?.[1]];
  const [all, percent] = [exactOf(price ?? ''), exactOf(rate ?? '')];
  const less = all && percent && divide(multiply(all, percent), HUNDRED);
  if (!less) return null;
  const left = subtract(all, less);
  return told(
    [
      `${show(percent)}% of ${show(all)} is ${show(less)}.`,
      `Take it off: ${show(all)} - ${show(less)} = ${show(left)}.`,
    ],
    `So $${show(left)} is left to pay.`,
    left,
  );
}

const CHANGED = new RegExp(
  `\\bfrom \\$?${N}(?: dollars?)? to \\$?${N}(?: dollars?)?,? (?:what|how much|how many)(?: is the)? (?:percent|percentage|% ?)(?: of)? ?(?:increase|decrease|change|more|less)?`,
);
/** 'the price goes from 50 to 60, what percent increase'. */
function percentChange(text: string): Worked | null {
  const [from, to] = (CHANGED.exec(text) ?? []).slice(1).map((digits) => exactOf(digits));
  const change = from && to && (compare(to, from) < 0 ? subtract(from, to) : subtract(to, from));
  const share = change && divide(multiply(change, HUNDRED), from);
  if (!share || !change || !from) return null;
  return told(
    [`The change is ${show(change)}.`, `Divide it by the start: ${show(change)} ÷ ${show(from)} × 100.`],
    `So it is ${show(share)}%.`,
    share,
  );
}

const TWO_CUTS = new RegExp(
  `${N}(?: dollars?)?\\b.*?\\b(\\d{1,2}) ?(?:%|percent) (?:off|discount|less|cheaper)?.*?\\b(?:then|and|another|again)\\b.*?\\b(\\d{1,2}) ?(?:%|percent) (?:off|discount|less|cheaper)`,
);
/** 'a bike costs 200, 20% off and then another 10% off': the second one is of what is left. */
function loweredTwice(text: string): Worked | null {
  const [, price = '', first = '', second = ''] = TWO_CUTS.exec(text) ?? [];
  const [all, one, two] = [price, first, second].map((digits) => exactOf(digits));
  if (!all || !one || !two) return null;
  const keep = (value: Exact, percent: Exact): Exact =>
    multiply(value, exact(100n * percent.under - percent.over, 100n * percent.under));
  const [half, left] = [keep(all, one), keep(keep(all, one), two)];
  return told(
    [
      `${show(one)}% off leaves ${show(half)}.`,
      `The second cut is of that: ${show(two)}% of ${show(half)} is ${show(subtract(half, left))}.`,
    ],
    `So $${show(left)} is left to pay.`,
    left,
  );
}

/** Percent tasks that are no plain 'percent of'. */
export const workWithPercents = (text: string): Worked | null =>
  whichPercent(text) ?? wholeOf(text) ?? percentChange(text) ?? loweredTwice(text) ?? lowered(text);

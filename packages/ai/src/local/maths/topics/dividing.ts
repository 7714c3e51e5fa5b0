import { add, compare, divide, exact, exactOf, subtract } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { N, numbersIn, show, told } from './story.ts';

const SCOOPS =
  /\bhow many (\d)\/(\d{1,2})(?:s| [a-z]+)? (?:are |is |fit |go )?(?:there )?(?:in|into|make) (?:(\d{1,2}) )?(\d{1,3}(?:\/\d{1,2})?)\b/;
/** 'how many 1/4 cups are in 3 cups'. */
export function scoops(text: string): Worked | null {
  const [, over = '', under = '', wholes = '', part = ''] = SCOOPS.exec(text) ?? [];
  const [top = '0', bottom = '1'] = part.split('/');
  const amount =
    over === '' || Number(bottom) === 0
      ? null
      : exact(BigInt(wholes) * BigInt(bottom) + BigInt(top), BigInt(bottom));
  const value = amount && Number(under) > 0 ? divide(amount, exact(BigInt(over), BigInt(under))) : null;
  const whole = wholes === '' || !amount ? part : `${amount.over}/${amount.under}`;
  if (!value) return null;
  return told(
    ['How many fit in? Divide.', `${whole} ÷ ${over}/${under} = ${whole} × ${under}/${over}.`],
    `So it is ${show(value)}.`,
    value,
    'math-fraction-arithmetic',
  );
}

const CUT =
  /\b(\d{1,4}(?:\.\d+)?) ?[a-z]+ (?:[a-z]+ )*?(?:cut|split|divided|poured|put) (?:up )?in(?:to)? (?:pieces|parts|cups|glasses|portions|strips|bags) of (\d{1,4}(?:\.\d+|\/\d{1,3})?)\b/;
/** 'a ribbon of 5 m is cut in pieces of 1/4 m, how many pieces'. */
export function pieces(text: string): Worked | null {
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
export function sharedBy(text: string): Worked | null {
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
export function dividesEvenly(text: string): Worked | null {
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

const SPEED = new RegExp(`${N} (miles|km|kilometers|meters|feet) in ${N} (hours?|minutes?|seconds?)\\b`);
const HOW_FAST = /\b(?:how fast|how far in (?:1|one)|speed|per hour|an hour|a minute)\b/;
/** 'a car goes 180 miles in 3 hours, how fast is it'. */
export function speed(text: string): Worked | null {
  const [, way = '', unit = '', time = '', timeUnit = ''] = SPEED.exec(text) ?? [];
  const [far, long] = [exactOf(way), exactOf(time)];
  const value = far && long && divide(far, long);
  if (!value || numbersIn(text).length !== 2 || !HOW_FAST.test(text)) return null;
  const shown = `${show(value)} ${unit} ${timeUnit === 'hours' || timeUnit === 'hour' ? 'an' : 'a'} ${timeUnit.replace(/s$/, '')}`;
  return told(
    ['Speed is distance divided by time.', `${way} ÷ ${time} = ${show(value)}.`],
    `So it goes ${shown}.`,
    value,
    'math-scaling',
    shown,
  );
}

const DEVIATION = /\bmean absolute deviation\b|\bmad\b/;
/** 'mean absolute deviation of 2 4 6'. */
export function deviation(text: string): Worked | null {
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

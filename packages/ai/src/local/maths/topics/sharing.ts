import { divide, exact, exactOf, isWhole } from '../exact.ts';
import { showFraction } from '../show-number.ts';
import type { Worked } from '../worked.ts';
import { show, told } from './story.ts';

const SHARED = [
  /^(?:[a-z]+ ){0,3}?(?:have |has |had |are |put |puts )?(\d{1,4}) ([a-z]+)(?: are)? (?:in|into|on|for) (\d{1,3}) ([a-z]+)\b.*\bhow many(?: [a-z]+)? (?:are |go |does |do |will be )?(?:in |on |for )?(?:each|every)\b/,
  /^(?:if )?(\d{1,4}) ([a-z]+) (?:are |is |get |were )?(?:shared|split|divided|given)(?: equally| out| up)? (?:by|among|between|into|to) (\d{1,3}) ([a-z]+)\b.*\b(?:each|every|one)\b/,
  /^(?:how (?:do|can|would) (?:i|you|we) )?(?:share|split|divide|give)(?: out| up)? (\d{1,4}) ([a-z]+)(?: equally)? (?:by|among|between|with|to) (\d{1,3}) ([a-z]+)$/,
  /^(?:if )?(\d{1,3}) [a-z]+ share (\d{1,4}) ([a-z]+)(?: equally)?\b.*\b(?:each|every|one)\b/,
];
/** '4 melons are shared by 12 monkeys, how much does each get': the first is what is shared, also when it is less. */
function shareOf(text: string): Worked | null {
  const [sorted, first, second, third] = SHARED.map((form) => form.exec(text));
  const match = sorted ?? first ?? second;
  const [all, count] = match
    ? [exactOf(match[1] ?? ''), exactOf(match[3] ?? '')]
    : [exactOf(third?.[2] ?? ''), exactOf(third?.[1] ?? '')];
  const thing = (match ? match[2] : third?.[3]) ?? '';
  const each = all && count && divide(all, count);
  if (!each || !all || !count) return null;
  const task = `${show(all)} ÷ ${show(count)}`;
  if (isWhole(each))
    return told(
      ['Sharing equally means dividing.'],
      `So ${task} = ${show(each)} for each.`,
      each,
      'math-division',
    );
  const rest = all.over % count.over;
  if (all.over < count.over)
    return told(
      ['Sharing equally means dividing.', `${task}: there is less than one for each.`],
      `So each gets ${showFraction(each)} of one.`,
      each,
      'math-division',
      showFraction(each),
    );
  return told(
    ['Sharing equally means dividing.'],
    `So ${task} = ${all.over / count.over} remainder ${rest}, or ${showFraction(each)} ${thing} for each.`,
    each,
    'math-division',
    showFraction(each),
  );
}

const LEFT_OVER =
  /(\d{1,5}) (?:divided by|shared by|split by|\/|÷) (\d{1,3})\b.*\b(?:left over|left|remains|remaining)\b|\b(?:left over|left)\b.* (\d{1,5}) (?:is )?(?:divided by|shared by|split by|\/|÷) (\d{1,3})$/;
const WITH_REST =
  /^(?:what is |how much is )?(\d{1,5}) ?(?:divided by|shared by|\/|÷) ?(\d{1,3}) with (?:a |the )?rem[a-z]+$/;
/** '75 divided by 6 with remainder'. */
function withRemainder(text: string): Worked | null {
  const [all, by] = (WITH_REST.exec(text) ?? []).slice(1).map(Number);
  if (all === undefined || !by) return null;
  const [full, rest] = [Math.floor(all / by), all % by];
  return told(
    [
      `${full} × ${by} = ${full * by} is the most that fits.`,
      `${all} - ${full * by} = ${rest} is left over.`,
    ],
    `So ${all} ÷ ${by} = ${full} remainder ${rest}.`,
    exact(BigInt(full)),
    'math-division',
    `${full} remainder ${rest}`,
  );
}

const FILLED =
  /\bhow many (?:full )?(bags|boxes|packs|groups|rows|teams|baskets|jars|plates) of (\d{1,3}) (?:can (?:i|we|you) (?:make|fill|pack) |are there |fit )?(?:from|with|out of|in|for) (\d{1,5}) [a-z]+$/;
/** 'how many full boxes of 8 from 75 eggs'. */
function filled(text: string): Worked | null {
  const [, noun = '', size = '', all = ''] = FILLED.exec(text) ?? [];
  const [a, b] = [Number(all), Number(size)];
  if (!(b > 0) || all === '') return null;
  const [full, rest] = [Math.floor(a / b), a % b];
  return told(
    [`Divide: ${a} ÷ ${b} = ${full}${rest > 0 ? ` remainder ${rest}` : ''}.`],
    `So it is ${full} ${noun}${rest > 0 ? `, and ${rest} left over` : ''}.`,
    exact(BigInt(full)),
    'math-division',
  );
}

/** '100 divided by 7, what is left over'. */
function leftOver(text: string): Worked | null {
  const [, one, other, all = one, by = other] = LEFT_OVER.exec(text) ?? [];
  const [a, b] = [Number(all), Number(by)];
  if (all === undefined || !(b > 0)) return null;
  const [full, rest] = [Math.floor(a / b), a % b];
  return told(
    [`${full} × ${b} = ${full * b} is the most that fits.`, `${a} - ${full * b} = ${rest}.`],
    rest === 0 ? 'So nothing is left over.' : `So ${rest} is left over.`,
    exact(BigInt(rest)),
    'math-division',
  );
}

const SEATS =
  /\b(\d{1,4}) ([a-z]+) (?:ride|go|travel|sit|come|drive|want to ride|are going)? ?(?:in|on|at|into) ([a-z]+?)(?:e?s)? (?:with|of|that have|which have|that hold|for) (\d{1,3})(?: (?:seats|places|people|kids|children|chairs|students))?(?: each| in each)?,? how many ([a-z]+)/;
/** '29 kids ride in cars with 4 seats, how many cars'. */
function seatsNeeded(text: string): Worked | null {
  const [, all = '', , , size = '', noun = ''] = SEATS.exec(text) ?? [];
  const [a, b] = [Number(all), Number(size)];
  if (!(b > 0) || a < b) return null;
  const [full, rest] = [Math.floor(a / b), a % b];
  const count = full + (rest > 0 ? 1 : 0);
  return told(
    [
      `${a} ÷ ${b} = ${full}${rest > 0 ? `, remainder ${rest}` : ''}.`,
      ...(rest > 0 ? ['The rest needs one more.'] : []),
    ],
    `So it takes ${count} ${noun}.`,
    exact(BigInt(count)),
    'math-division',
  );
}

/** Sharing: how much each gets, what is left over, how many are needed for all. */
export const sharing = (text: string): Worked | null =>
  withRemainder(text) ?? filled(text) ?? shareOf(text) ?? leftOver(text) ?? seatsNeeded(text);

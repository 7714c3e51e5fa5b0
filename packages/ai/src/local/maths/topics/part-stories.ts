import { add, compare, exact, exactOf, subtract } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { N, numbersIn, show, told } from './story.ts';

const PART = new RegExp(
  `(?:there are|i have|we have|in (?:a|the|our|my) [a-z]+ (?:there )?are|of) ${N} [a-z]+(?: [a-z]+)?,? (?:and )?${N} (?:of them |of the [a-z]+ )?(?:are|is|were) [a-z]+,? (?:so )?how many (?:are |of them are |were )?(?:the )?(?:not )?[a-z]+`,
);
/** 'there are 12 kids 5 are boys how many girls': the rest of a whole. */
export function restOf(text: string): Worked | null {
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
const PLAIN_KINDS = /^(\d{1,4} [a-z]+ (?:and|plus) \d{1,4} [a-z]+),? how (?:many|much)(?: [a-z]+)*$/;
export function kindsTogether(text: string): Worked | null {
  const list = KINDS.exec(text)?.[1] ?? PLAIN_KINDS.exec(text)?.[1];
  if (list === undefined || /left|more|fewer|less|each|gave|ate|lost|empty|free/.test(text)) return null;
  const parts = numbersIn(list);
  if (parts.length < 2 || parts.length !== numbersIn(text).length) return null;
  const sum = parts.reduce(add, exact(0n));
  return told(['Put them together, so add.'], `${parts.map(show).join(' + ')} = ${show(sum)}.`, sum);
}

const PLAIN = new RegExp(
  `^(?:i|we|he|she|[a-z]+) (?:had|have|has) ${N} [a-z]+(?: [a-z]+)? (?:and|but|then) (?:i |we |he |she )?(ate|eat|eats|lost|lose|loses|gave|give|gives|gave away|sold|sell|sells|used|use|spent|spend|broke|dropped|got|get|gets|found|find|finds|bought|buy|won|win|wins|picked|pick) (?:away )?${N}(?: (?:of them|more|[a-z]+))?$`,
);
const MOVES =
  /^(?:there (?:are|were) |i (?:see|saw|have|had) )?(\d{1,3}) [a-z]+ (?:and |,? ?then )(\d{1,3}|one) (?:more )?(?:[a-z]+ )??(pops?|breaks?|bursts?|falls?(?: down| off)?|melts?|hops? (?:off|away)|jumps? (?:off|away)|flies away|swims away|runs away|goes (?:away|home)|leaves|comes|joins|fly away|fly off|go away|go home|run away|swim away|leave|hop away|jump off|come|join|more come)(?: too)?$/;
/** '5 birds and 2 fly away'. */
function moving(text: string): Worked | null {
  const [, start, change, verb = ''] = MOVES.exec(text) ?? [];
  const [all, some] = [exactOf(start ?? ''), exactOf(change === 'one' ? '1' : (change ?? ''))];
  if (!all || !some) return null;
  const isMore = /come|join/.test(verb);
  if (!isMore && compare(all, some) < 0) return null;
  const value = isMore ? add(all, some) : subtract(all, some);
  return told(
    [isMore ? 'More come, so add.' : 'Some go away, so take away.'],
    `${show(all)} ${isMore ? '+' : '-'} ${show(some)} = ${show(value)}.`,
    value,
  );
}

/** 'i had 5 cookies and ate 2', without a question. */
export function unasked(text: string): Worked | null {
  const moved = moving(text);
  if (moved) return moved;
  const [, start, verb = '', change] = PLAIN.exec(text) ?? [];
  const [all, some] = [exactOf(start ?? ''), exactOf(change ?? '')];
  if (!all || !some) return null;
  const isMore = /^(?:got|get|found|find|bought|buy|won|win|pick)/.test(verb);
  if (!isMore && compare(all, some) < 0) return null;
  const value = isMore ? add(all, some) : subtract(all, some);
  return told(
    [isMore ? 'More come, so add.' : 'Some go away, so take away.'],
    `${show(all)} ${isMore ? '+' : '-'} ${show(some)} = ${show(value)}.`,
    value,
  );
}

const ALL =
  /\b(?:in all|altogether|in total|all together|total)\b|\bhow many (?:kids|children|people|animals|votes|things|toys|fruits?|pets|students)\b/;
/** '8 votes and 6 votes and 3 votes, how many in all': put together. */
export function together(text: string): Worked | null {
  const numbers = numbersIn(text);
  if (!ALL.test(text) || numbers.length < 2 || numbers.length > 5 || !/\bhow (?:many|much)\b/.test(text))
    return null;
  if (
    /\b(?:each|every|per|of|times|left|gave|lost|ate|sold|share|rows?|groups?|packs?|bags?|boxes|fewer|less|more than|tables?|teams?|cars?|costs?|times)\b|\d\/\d/.test(
      text,
    )
  )
    return null;
  // '3 bars show 12, 18 and 9': the first number counts the others.
  const [first, ...rest] = numbers;
  if (first && rest.length > 1 && compare(first, exact(BigInt(rest.length))) === 0) numbers.shift();
  const sum = numbers.reduce(add, exact(0n));
  return told(['Put them together, so add.'], `${numbers.map(show).join(' + ')} = ${show(sum)}.`, sum);
}

const MORE =
  /\bhow (?:much|many) (?:longer|taller|shorter|heavier|lighter|higher|more|fewer|less|older|younger|farther|bigger)\b/;
/** 'a rope is 15 feet and another is 9 feet, how much longer': the difference. */
export function difference(text: string): Worked | null {
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
const SEATS =
  /^(\d{1,3}) (?:seats|chairs|places|spots|beds) (?:and|with|for) (\d{1,3}) [a-z]+,? how many (?:[a-z]+ )?(?:are )?(?:still )?(?:empty|free|left)/;
const FULL =
  /^(\d{1,3}) (?:[a-z]+ )?(?:are |is )?(?:full|taken|used|filled) (?:out )?of (\d{1,3}),? how many (?:are |seats are |are still )?(?:empty|free|left)/;
/** 'what goes with 2 to make 10', '7 seats are full of 10, how many are empty'. */
export function upTo(text: string): Worked | null {
  const match = GOES_WITH.exec(text) ?? FULL.exec(text) ?? SEATS.exec(text);
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

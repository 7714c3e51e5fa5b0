import { add, compare, divide, exact, exactOf, multiply, subtract } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { N, NUMBER, numbersIn, show, told } from './story.ts';

const AWAY =
  /\b(?:gave|gives?|giving|lost|loses?|lose|ate|eats?|eat|sold|sells?|spent|spends?|used|uses?|broke|breaks?|flew|left|took|fell|dropped|went away|go away|are gone|later)\b/;
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
export function oneAfterTheOther(text: string): Worked | null {
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

const EACH_TAKES = new RegExp(
  `\\b${N} [a-z]+(?: [a-z]+)?,? (?:and )?${N} [a-z]+ (?:eat|ate|take|took|get|got|use|used) ${N}(?: [a-z]+)? each\\b.*\\bleft\\b`,
);
/** 'a pizza has 8 slices and 3 kids eat 2 each, how many are left'. */
export function eachTakes(text: string): Worked | null {
  const [all, people, each] = (EACH_TAKES.exec(text) ?? []).slice(1).map((digits) => exactOf(digits));
  if (!all || !people || !each) return null;
  const taken = multiply(people, each);
  const left = subtract(all, taken);
  if (compare(left, exact(0n)) < 0) return null;
  return told(
    [`First: ${show(people)} × ${show(each)} = ${show(taken)}.`],
    `Then ${show(all)} - ${show(taken)} = ${show(left)}, so ${show(left)} are left.`,
    left,
  );
}

const REST = /\b(?:rest|others?|remaining)\b.*\bin(?:to)? (\d{1,3}) ([a-z]+)\b.*\bhow many\b/;
/** 'there are 40 apples, 16 are sold and the rest go in 4 boxes, how many in each'. */
export function restInGroups(text: string): Worked | null {
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

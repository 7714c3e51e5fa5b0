import { compare, exact, exactOf, multiply } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { show, told } from './story.ts';
import { unitNamed } from './units.ts';

const WHICH =
  /^(?:what|which)(?: one)? is (heavier|longer|more|bigger|farther|higher|lighter|shorter|less|smaller),? (\d{1,6}(?:\.\d{1,3})?) ?([a-z]+) or (\d{1,6}(?:\.\d{1,3})?) ?([a-z]+)$/;
const LOW = /lighter|shorter|less|smaller/;
/** 'which is heavier 2 kg or 500 g'. */
export function compareAmounts(text: string): Worked | null {
  const [, how = '', one = '', first = '', other = '', second = ''] = WHICH.exec(text) ?? [];
  const [a, b] = [unitNamed(first), unitNamed(second)];
  const [left, right] = [exactOf(one), exactOf(other)];
  if (!a || !b || !left || !right || a === b || a.kind !== b.kind) return null;
  const [x, y] = [multiply(left, exact(a.size)), multiply(right, exact(b.size))];
  const small = a.size < b.size ? a : b;
  const order = compare(x, y);
  const isFirst = LOW.test(how) ? order < 0 : order > 0;
  const [big, factor] = small === a ? [right, exact(b.size, a.size)] : [left, exact(a.size, b.size)];
  return told(
    [
      `Give both the same unit: ${show(big)} ${small === a ? second : first} = ${show(multiply(big, factor))} ${small.names[1]}.`,
    ],
    order === 0
      ? 'So both are the same.'
      : `So ${isFirst ? `${one} ${first}` : `${other} ${second}`} is ${how}.`,
    isFirst ? left : right,
    'math-measuring',
    isFirst ? `${one} ${first}` : `${other} ${second}`,
  );
}

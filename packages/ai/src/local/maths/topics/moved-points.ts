import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { told } from './story.ts';

const FLIP =
  /\b(?:reflect|mirror|flip) (?:the point )?\(? ?(-?\d{1,3}) ?, ?(-?\d{1,3}) ?\)? (?:over|in|across|on|at) the ([xy])[ -]axis/;
const MOVE =
  /\bgo (\d{1,3}) (?:units? )?(right|left|up|down)\b.*\bfrom \(? ?(-?\d{1,3}) ?, ?(-?\d{1,3}) ?\)?/;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  right: [1, 0],
  left: [-1, 0],
  up: [0, 1],
  down: [0, -1],
};
const PATH =
  /\b(?:starts?|begins?|is) at \(? ?(-?\d{1,3}) ?,? ?(-?\d{1,3}) ?\)?,? (?:and )?(?:then )?(?:goes|moves|drives|go|move)((?:,? (?:and |then )*(?:\d{1,3} )?(?:right|left|up|down)(?: \d{1,3})?)+)/;
const LEG = /(?:(\d{1,3}) )?(right|left|up|down)(?: (\d{1,3}))?/g;
/** 'a robot starts at (1, 2) and goes 3 right and 2 up, where is it'. */
function pathEnd(text: string): Worked | null {
  const [, x = '', y = '', way = ''] = PATH.exec(text) ?? [];
  if (y === '' || !/\bwhere\b|\bwhat (?:point|coordinates)\b/.test(text)) return null;
  let [a, b] = [Number(x), Number(y)];
  for (const [, before, direction = '', after] of way.matchAll(LEG)) {
    const [across, along] = WAYS[direction] ?? [0, 0];
    const by = Number(before ?? after ?? 1);
    [a, b] = [a + across * by, b + along * by];
  }
  return told(
    ['Right and left change the first number, up and down the second.'],
    `So it is at (${a}, ${b}).`,
    exact(BigInt(a)),
    'math-position',
    `(${a}, ${b})`,
  );
}

/** 'reflect (3, 5) over the x axis', 'the new coordinates if i go 3 right from (1, 4)'. */
function movedPoint(text: string): Worked | null {
  const flip = FLIP.exec(text);
  const point = (x: number, y: number, step: string): Worked =>
    told([step], `So it is (${x}, ${y}).`, exact(BigInt(x)), 'math-position', `(${x}, ${y})`);
  if (flip) {
    const [x, y] = [Number(flip[1]), Number(flip[2])];
    return flip[3] === 'x'
      ? point(x, -y, 'Over the x-axis only the second number changes its sign.')
      : point(-x, y, 'Over the y-axis only the first number changes its sign.');
  }
  const [, by = '', way = '', x = '', y = ''] = MOVE.exec(text) ?? [];
  const [across, along] = WAYS[way] ?? [0, 0];
  if (y === '') return null;
  return point(
    Number(x) + across * Number(by),
    Number(y) + along * Number(by),
    `${across === 0 ? 'The second' : 'The first'} number changes by ${by}.`,
  );
}

/** Points that are mirrored or moved on a grid. */
export const movedPoints = (text: string): Worked | null => movedPoint(text) ?? pathEnd(text);

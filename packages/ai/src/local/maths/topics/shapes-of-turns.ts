import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { told } from './story.ts';

const TURNS = /\b(\d{1,3})[ -]degrees? turns?\b/;
const SHAPES: Readonly<Record<number, string>> = {
  3: 'triangle',
  4: 'square',
  5: 'pentagon',
  6: 'hexagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
};
/** 'what shape do you get with 45 degree turns'. */
export function shapeOfTurns(text: string): Worked | null {
  const degrees = Number(TURNS.exec(text)?.[1] ?? 0);
  const corners = 360 / degrees;
  const name = SHAPES[corners];
  if (!/\bwhat shape\b/.test(text) || name === undefined) return null;
  return told(
    ['All the way around is 360 degrees.', `360 ÷ ${degrees} = ${corners} corners.`],
    `So it is ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}.`,
    exact(BigInt(corners)),
    'math-angles',
    name,
  );
}

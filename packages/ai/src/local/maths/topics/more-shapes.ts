import { add, compare, divide, exact, exactOf, multiply, subtract, type Exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const show = (value: Exact): string => showNumber(value);
const told = (
  steps: readonly string[],
  closing: string,
  value: Exact,
  skill = 'math-area-volume',
): Worked => ({
  steps,
  closing,
  value,
  result: show(value),
  skill,
});
const N = String.raw`(\d{1,6}(?:\.\d+)?)`;

const SIDE = [
  new RegExp(
    `\\barea (?:of (?:an? )?(?:rectangle|square) )?is ${N}\\b.*?\\b(?:side|width|length|height|long|wide)\\b.*?${N}`,
  ),
  new RegExp(`\\b(?:side|width|length) (?:is|of) ${N}\\b.*?\\barea (?:is|of) ${N}`),
];
/** 'the area is 48 and one side is 6, what is the other'. */
function missingSide(text: string): Worked | null {
  const [first, second] = SIDE.map((form) => form.exec(text));
  const [area, side] = [exactOf(first?.[1] ?? second?.[2] ?? ''), exactOf(first?.[2] ?? second?.[1] ?? '')];
  const other = area && side && divide(area, side);
  if (!other || !/other|missing|find|what|width|length|how (?:long|wide)/.test(text)) return null;
  return told(
    ['Area is length times width, so divide.', `${show(area)} ÷ ${show(side)} = ${show(other)}.`],
    `So the other side is ${show(other)}.`,
    other,
  );
}

const ANGLE = /\bangles?\b/;
/** 'an angle of 35 degrees and another make 90'; 'two angles of a triangle are 50 and 60'. */
function missingAngle(text: string): Worked | null {
  if (!ANGLE.test(text) || !/other|another|third|missing|what|how big/.test(text)) return null;
  const numbers = (
    text.replace(/\b(?:2|3|4) angles?\b|\b1 (?:is|angle)\b/g, '').match(/(?<![\d.])\d{1,3}(?![\d.])/g) ?? []
  ).map(Number);
  const named = /triangle/.test(text)
    ? 180
    : /quadrilateral|four sides/.test(text)
      ? 360
      : /straight|supplementary/.test(text)
        ? 180
        : /right angle|complementary/.test(text)
          ? 90
          : null;
  const total = named ?? numbers.find((number) => number === 90 || number === 180 || number === 360);
  const parts =
    named === null
      ? numbers.filter((number) => number !== total)
      : numbers.filter((number) => number < named);
  const sum = parts.reduce((left, right) => left + right, 0);
  const wanted = total === 180 && /triangle/.test(text) ? 2 : total === 360 ? 3 : 1;
  if (total === undefined || parts.length !== wanted || sum >= total) return null;
  return told(
    [`Together they make ${total} degrees.`, `${total} - ${parts.join(' - ')} = ${total - sum}.`],
    `So the angle is ${total - sum} degrees.`,
    exact(BigInt(total - sum)),
    'math-angles',
  );
}

const POINTS = /\(? ?(-?\d{1,3}) ?, ?(-?\d{1,3}) ?\)? (?:to|and) \(? ?(-?\d{1,3}) ?, ?(-?\d{1,3}) ?\)?/;
/** 'how far is it from (2,3) to (2,8)': on a line of the grid. */
function between(text: string): Worked | null {
  const [a, b, c, d] = (POINTS.exec(text) ?? []).slice(1).map(Number);
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    (a !== c && b !== d) ||
    !/far|distance|long|length/.test(text)
  )
    return null;
  const [from, to] = a === c ? [b, d] : [a, c];
  const length = Math.abs(to - from);
  return told(
    [
      `Only the ${a === c ? 'second' : 'first'} number changes.`,
      `From ${Math.min(from, to)} to ${Math.max(from, to)} is ${length}.`,
    ],
    `So it is ${length} units.`,
    exact(BigInt(length)),
    'math-position',
  );
}

/** Surface of a cube or a box. */
function surface(text: string): Worked | null {
  if (!/\bsurface area\b/.test(text)) return null;
  const [a, b = a, c = a, ...more] = (text.match(/\d{1,4}(?:\.\d+)?/g) ?? []).map((digits) =>
    exactOf(digits),
  );
  const isCube = /\bcube\b/.test(text) && b === a && c === a;
  if (!a || !b || !c || more.length > 0 || (!isCube && (text.match(/\d{1,4}(?:\.\d+)?/g) ?? []).length !== 3))
    return null;
  const sides = [multiply(a, b), multiply(a, c), multiply(b, c)] as const;
  const value = multiply(exact(2n), add(add(sides[0], sides[1]), sides[2]));
  return told(
    isCube
      ? [
          `One face is ${show(a)} × ${show(a)} = ${show(sides[0])}.`,
          `A cube has 6 faces: 6 × ${show(sides[0])}.`,
        ]
      : [`The faces are ${sides.map(show).join(', ')}.`, 'Each comes twice: add them and double.'],
    `So the surface area is ${show(value)} square units.`,
    value,
  );
}

const FLAT = new RegExp(`\\barea\\b.*\\b(parallelogram|rhombus|trapezoid)\\b`);
/** Area of a parallelogram and a trapezoid. */
function slanted(text: string): Worked | null {
  const name = FLAT.exec(text)?.[1];
  const [a, b, c] = (text.match(/\d{1,4}(?:\.\d+)?/g) ?? []).map((digits) => exactOf(digits));
  if (name === undefined || !a || !b) return null;
  if (name === 'trapezoid') {
    if (!c) return null;
    const value = multiply(multiply(add(a, b), c), exact(1n, 2n));
    return told(
      [
        `Add both bases: ${show(a)} + ${show(b)} = ${show(add(a, b))}.`,
        `Multiply by the height ${show(c)}, then halve.`,
      ],
      `So the area is ${show(value)} square units.`,
      value,
    );
  }
  if (c) return null;
  return told(
    [`Its area is base times height.`, `${show(a)} × ${show(b)} = ${show(multiply(a, b))}.`],
    `So the area is ${show(multiply(a, b))} square units.`,
    multiply(a, b),
  );
}

const PERIMETER_SIDE = new RegExp(
  `\\bperimeter (?:of (?:an? )?(square|rectangle) )?(?:is|of) ${N}\\b.*?\\b(?:side|long|wide|width|length)`,
);
/** 'a square has a perimeter of 20, how long is a side'. */
function sideOfSquare(text: string): Worked | null {
  const all = exactOf(PERIMETER_SIDE.exec(text)?.[2] ?? '');
  if (!all || !/square/.test(text)) return null;
  const side = divide(all, exact(4n));
  if (!side || compare(subtract(all, side), exact(0n)) < 0) return null;
  return told(
    ['A square has 4 equal sides, so divide by 4.', `${show(all)} ÷ 4 = ${show(side)}.`],
    `So one side is ${show(side)}.`,
    side,
  );
}

const DEGREES =
  /\b(?:is )?(?:an angle of )?(\d{1,3}) degrees?,? (?:angle )?(?:is (?:it|that) )?(?:an? )?(?:acute|obtuse|right|straight)\b|\bwhat kind of angle is (\d{1,3})(?: degrees)?$/;
/** 'is 75 degrees acute'. */
function kindOfAngle(text: string): Worked | null {
  const degrees = Number(
    DEGREES.exec(text)
      ?.slice(1)
      .find((part) => part !== undefined) ?? Number.NaN,
  );
  if (Number.isNaN(degrees) || degrees <= 0 || degrees > 360) return null;
  const kind =
    degrees < 90
      ? 'acute'
      : degrees === 90
        ? 'right'
        : degrees < 180
          ? 'obtuse'
          : degrees === 180
            ? 'straight'
            : 'reflex';
  const asked = /\b(acute|obtuse|right|straight)\b/.exec(text)?.[1];
  const yes = asked === undefined || / or /.test(text) ? '' : asked === kind ? 'Yes, ' : 'No, ';
  return {
    ...told(
      ['Acute is under 90, right is 90, obtuse is between 90 and 180.'],
      `${yes}${degrees} degrees is ${kind === 'acute' || kind === 'obtuse' ? 'an' : 'a'} ${kind} angle.`,
      exact(BigInt(degrees)),
      'math-angles',
    ),
    result: kind,
  };
}

/** Missing sides and angles, surfaces, and lengths on a grid. */
export const moreShapes = (text: string): Worked | null =>
  kindOfAngle(text) ??
  surface(text) ??
  slanted(text) ??
  missingSide(text) ??
  sideOfSquare(text) ??
  missingAngle(text) ??
  between(text);

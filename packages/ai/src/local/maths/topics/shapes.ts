import { add, divide, exact, exactOf, multiply, type Exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const POLYGONS = new Map([
  ['triangle', 3],
  ['quadrilateral', 4],
  ['square', 4],
  ['rectangle', 4],
  ['rhombus', 4],
  ['trapezoid', 4],
  ['parallelogram', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
]);
/** Faces, edges, corners. */
const SOLIDS = new Map<string, readonly [faces: number, edges: number, corners: number]>([
  ['cube', [6, 12, 8]],
  ['cuboid', [6, 12, 8]],
  ['rectangular prism', [6, 12, 8]],
  ['triangular prism', [5, 9, 6]],
  ['square pyramid', [5, 8, 5]],
  ['pyramid', [5, 8, 5]],
]);

const told = (steps: readonly string[], closing: string, value: number, skill = 'math-shapes'): Worked => ({
  steps,
  closing,
  value: exact(BigInt(value)),
  result: String(value),
  skill,
});

function partsOfShape(text: string): Worked | null {
  if (!/how many|number of/.test(text)) return null;
  const part = /(sides?|corners?|vertices|vertex|angles?|faces?|edges?)\b/.exec(text)?.[1];
  const solid = [...SOLIDS].find(([name]) => text.includes(name));
  if (part && solid) {
    const [name, [faces, edges, corners]] = solid;
    const count =
      part.startsWith('face') || part.startsWith('side') ? faces : part.startsWith('edge') ? edges : corners;
    return told(
      [],
      `A ${name} has ${faces} faces, ${edges} edges and ${corners} corners.`,
      count,
      'math-solids',
    );
  }
  if (part && /\bcircle/.test(text))
    return told([], 'A circle is round. It has no straight sides and no corners.', 0);
  const polygon = [...POLYGONS].find(([name]) => text.includes(name));
  if (!part || !polygon) return null;
  const [name, sides] = polygon;
  const article = /^[aeiou]/.test(name) ? 'An' : 'A';
  return told([], `${article} ${name} has ${sides} sides and ${sides} corners.`, sides);
}

function anglesTogether(text: string): Worked | null {
  const [corners] =
    /\bturn\b|exterior|outside angle/.test(text) && /degrees|angle/.test(text)
      ? [...POLYGONS].filter(([shape]) => text.includes(shape)).map(([, sides]) => sides)
      : [];
  if (corners !== undefined)
    return told(
      ['All the way around is 360 degrees.', `There are ${corners} corners: 360 ÷ ${corners}.`],
      `So you turn ${Number((360 / corners).toFixed(1))} degrees at each corner.`,
      360 / corners,
      'math-angles',
    );
  if (
    !/angles?\b(?<!rectangles?|triangles?)/.test(text) ||
    !/sum|add up|total|together|degrees|\ball\b/.test(text)
  )
    return null;
  if (/right angle/.test(text))
    return told([], 'A right angle has 90 degrees. It is a square corner.', 90, 'math-angles');
  const [name, sides] = [...POLYGONS].find(([shape]) => text.includes(shape)) ?? [];
  if (name === undefined || sides === undefined) return null;
  const total = (sides - 2) * 180;
  const steps =
    sides === 3
      ? []
      : [`You can cut a ${name} into ${sides - 2} triangles.`, 'Each triangle has 180 degrees.'];
  return told(steps, `The angles of a ${name} add up to ${total} degrees.`, total, 'math-angles');
}

const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,3}|\/\d{1,3})?)`;
/** '1/2' or '3.5'. */
function amountOf(digits: string): Exact | null {
  const [over = '', under = '1'] = digits.split('/');
  const [top, bottom] = [exactOf(over), exactOf(under)];
  return top && bottom && divide(top, bottom);
}
const UNIT = String.raw`(?: ?(cm|m|mm|km|in|ft|inches|feet|centimeters|meters|units|yards|miles)\b)?`;

function areaOrPerimeter(text: string): Worked | null {
  const wanted = /\b(area|perimeter)\b/.exec(text)?.[1];
  const found = [...text.matchAll(new RegExp(NUMBER + UNIT, 'g'))];
  const unit = found.find((one) => one[2] !== undefined)?.[2] ?? 'units';
  const [a, b] = found.map(([, digits = '']) => amountOf(digits));
  if (!wanted || !a) return null;
  const two = exact(2n);
  const shape = (steps: string[], value: Exact): Worked => {
    const measure = `${showNumber(value)} ${wanted === 'area' ? `square ${unit}` : unit}`;
    return {
      steps,
      closing: `So the ${wanted} is ${measure}.`,
      value,
      result: measure,
      skill: 'math-area-volume',
    };
  };
  if (/square(?! (?:cm|m|units|feet|inches))/.test(text) && !b)
    return wanted === 'area'
      ? shape(
          [`A square is as long as it is wide.`, `Multiply: ${showNumber(a)} × ${showNumber(a)}.`],
          multiply(a, a),
        )
      : shape(['A square has 4 equal sides.', `Multiply: 4 × ${showNumber(a)}.`], multiply(exact(4n), a));
  if (!b || found.length > 2 || /parallelogram|trapezoid|rhombus|surface/.test(text)) return null;
  if (/triangle/.test(text))
    return wanted === 'area'
      ? shape(
          [
            `Multiply base and height: ${showNumber(a)} × ${showNumber(b)} = ${showNumber(multiply(a, b))}.`,
            'A triangle is half of that.',
          ],
          multiply(multiply(a, b), exact(1n, 2n)),
        )
      : null;
  return wanted === 'area'
    ? shape(
        ['The area of a rectangle is length times width.', `Multiply: ${showNumber(a)} × ${showNumber(b)}.`],
        multiply(a, b),
      )
    : shape(
        [
          'Go once around: two lengths and two widths.',
          `Add first: ${showNumber(a)} + ${showNumber(b)} = ${showNumber(add(a, b))}. Then double it.`,
        ],
        multiply(two, add(a, b)),
      );
}

function volumeOfBox(text: string): Worked | null {
  const found = [...text.matchAll(new RegExp(NUMBER + UNIT, 'g'))];
  const unit = found.find((one) => one[2] !== undefined)?.[2] ?? 'units';
  const [a, b = a, c = a] = found.map(([, digits = '']) => amountOf(digits));
  const isCube = /\bcube\b/.test(text) && found.length === 1;
  if (
    !/\bvolume\b|\bhow many (?:cubic\b|(?:small |unit |little )?cubes (?:can )?(?:fit|are|go))|\bhow much (?:does|can|will) it hold\b/.test(
      text,
    ) ||
    (found.length !== 3 && !isCube) ||
    !a ||
    !b ||
    !c
  )
    return null;
  const value = multiply(multiply(a, b), c);
  return {
    steps: [
      'Volume is length times width times height.',
      `Multiply: ${showNumber(a)} × ${showNumber(b)} × ${showNumber(c)} = ${showNumber(value)}.`,
    ],
    closing: `So the volume is ${showNumber(value)} cubic ${unit}.`,
    value,
    result: `${showNumber(value)} cubic ${unit}`,
    skill: 'math-area-volume',
  };
}

/** Sides, corners, faces and angles of shapes; area and perimeter of rectangles, squares and triangles, volume of boxes. */
export const measureShapes = (text: string): Worked | null =>
  volumeOfBox(text) ?? areaOrPerimeter(text) ?? anglesTogether(text) ?? partsOfShape(text);

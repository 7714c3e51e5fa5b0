import type { GeometryKind, Solid } from '@noodlenaut/domain';
import { written } from '../measures/scale-step.ts';
import { listed, many, type Says } from '../parts/says.ts';
import { cornersOf } from './corners.ts';

/** The flat faces of each solid. */
export const FACES: Readonly<Record<Solid, string>> = {
  cube: '6 square faces',
  box: '6 faces',
  sphere: 'no flat face',
  cylinder: '2 flat faces',
  cone: '1 flat face',
  pyramid: '5 faces',
  prism: '5 faces',
};

const name = (word: string): string => word.replaceAll('-', ' ');

export const GEOMETRY_SAYS: Says<GeometryKind> = {
  shape: ({ shape, cut = 'none' }) => {
    if (cut !== 'none') return `The cut makes ${cut === 'cross' ? 4 : 2} parts.`;
    const corners = cornersOf(shape).length;
    return corners === 0
      ? `A ${name(shape)} has a bent outline.`
      : `A ${name(shape)} has ${many(corners, shape === 'star' ? 'point' : 'corner')}.`;
  },
  'solid-shape': ({ solid }) => `A ${solid} has ${FACES[solid]}.`,
  'cube-stack': ({ length, width, height }) =>
    `${length} times ${width} times ${height} makes ${many(length * width * height, 'cube')}.`,
  angle: ({ degrees }) => `The angle has ${degrees} degrees.`,
  'coordinate-grid': ({ points }) =>
    points.length === 0
      ? 'Both axes meet at the marked point.'
      : `The points lie at ${listed(points.map(({ at: [x, y], label }) => `${label === undefined ? '' : `${label} `}(${written(x)}, ${written(y)})`))}.`,
};

import { pathOf } from '../parts/polar.ts';

type Corner = readonly [x: number, y: number, z: number];

const DEEP_X = 0.5;
const DEEP_Y = 0.34;

/** Space on paper: x to the right, y up, z into the depth, shortened and drawn up to the right. */
export const projected = ([x, y, z]: Corner): [x: number, y: number] => [x + z * DEEP_X, -y - z * DEEP_Y];

export interface BoxFaces {
  readonly front: string;
  readonly top: string;
  readonly side: string;
}

/** The three faces one sees of a box whose near lower left corner stands at a point. */
export function boxFaces([x, y, z]: Corner, width: number, height: number, depth: number): BoxFaces {
  const face = (...corners: Corner[]) => pathOf(corners.map(projected));
  return {
    front: face([x, y, z], [x + width, y, z], [x + width, y + height, z], [x, y + height, z]),
    top: face(
      [x, y + height, z],
      [x + width, y + height, z],
      [x + width, y + height, z + depth],
      [x, y + height, z + depth],
    ),
    side: face(
      [x + width, y, z],
      [x + width, y, z + depth],
      [x + width, y + height, z + depth],
      [x + width, y + height, z],
    ),
  };
}

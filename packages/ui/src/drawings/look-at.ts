export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** From -1 to 1 each: how far the eyes turn to the right and down. */
export interface Look {
  readonly x: number;
  readonly y: number;
}
export const STRAIGHT: Look = { x: 0, y: 0 };

/** From this distance on, in widths of the figure, the eyes are turned as far as they go. */
const FAR = 1.5;
/** Where the eyes are in the figure's box. */
const EYES_DOWN = 0.4;

const middle = ({ left, top, width, height }: Box, down: number): [number, number] => [
  left + width / 2,
  top + height * down,
];

/**
 * How eyes look from a figure to what was pressed, as two boxes of the screen.
 * @returns straight ahead where one of them has no size: it is not on the screen
 */
export function lookAt(figure: Box, target: Box): Look {
  if (figure.width <= 0 || target.width <= 0) return STRAIGHT;
  const [fromX, fromY] = middle(figure, EYES_DOWN);
  const [toX, toY] = middle(target, 0.5);
  const [x, y] = [toX - fromX, toY - fromY];
  const distance = Math.hypot(x, y);
  if (distance === 0) return STRAIGHT;
  const share = Math.min(1, distance / (figure.width * FAR)) / distance;
  return { x: x * share, y: y * share };
}

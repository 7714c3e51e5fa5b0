import { rounded } from './polar.ts';

/** The outline of an arrow's head with its tip at a point, coming from another. */
export function arrowHead(
  tip: readonly [number, number],
  from: readonly [number, number],
  size: number,
): string {
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const [bx, by] = [tip[0] - ux * size, tip[1] - uy * size];
  const wing = size * 0.6;
  return `M${rounded(tip[0])} ${rounded(tip[1])}L${rounded(bx - uy * wing)} ${rounded(by + ux * wing)}L${rounded(bx + uy * wing)} ${rounded(by - ux * wing)}z`;
}

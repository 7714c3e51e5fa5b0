interface Point {
  readonly x: number;
  readonly y: number;
}

/** The path through some points; it stops at each null and begins anew behind it. */
export const linePath = (points: readonly (Point | null)[]): string =>
  points
    .map((point, at) => {
      if (point === null) return '';
      const isBegin = at === 0 || points[at - 1] === null;
      return `${isBegin ? 'M' : 'L'}${point.x} ${point.y}`;
    })
    .join('');

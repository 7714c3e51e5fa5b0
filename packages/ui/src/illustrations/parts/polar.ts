/** A point round a centre; the turn counts in whole circles, clockwise from the top. */
export const polar = (
  turn: number,
  radius: number,
  centre: readonly [number, number] = [0, 0],
): [x: number, y: number] => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
};

export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The corners of a regular polygon with its first at the top. */
export const polygon = (corners: number, radius: number, turn = 0): [x: number, y: number][] =>
  Array.from({ length: corners }, (_, index) => polar(index / corners + turn, radius));

export const pathOf = (points: readonly (readonly [number, number])[], closed = true): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}${closed ? 'z' : ''}`;

/** A piece of a disc from one turn to another, its tip at the centre. */
export function slice(
  from: number,
  to: number,
  radius: number,
  centre: readonly [number, number] = [0, 0],
): string {
  const [cx, cy] = centre;
  if (to - from >= 1)
    return `M${cx} ${cy - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}z`;
  const [ax, ay] = polar(from, radius, centre);
  const [bx, by] = polar(to, radius, centre);
  const long = to - from > 0.5 ? 1 : 0;
  return `M${cx} ${cy}L${rounded(ax)} ${rounded(ay)}A${radius} ${radius} 0 ${long} 1 ${rounded(bx)} ${rounded(by)}z`;
}

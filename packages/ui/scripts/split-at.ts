type Ring = number[][];

function keep(ring: readonly (readonly number[])[], lon: number, west: boolean): Ring {
  const inside = ([x = 0]: readonly number[]) => (west ? x <= lon : x >= lon);
  const out: Ring = [];
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [point, next];
    if (inside(point)) out.push([ax, ay]);
    if (inside(point) !== inside(next)) out.push([lon, ay + ((lon - ax) / (bx - ax)) * (by - ay)]);
  });
  const first = out[0];
  return first && out.length > 2 ? [...out, first] : [];
}

/** A polygon cut along a meridian: what lies west of it, and what lies east. It must not cross the date line. */
export function splitAt(rings: readonly (readonly (readonly number[])[])[], lon: number): Ring[][] {
  return [true, false]
    .map((west) => rings.map((ring) => keep(ring, lon, west)).filter((ring) => ring.length > 3))
    .filter((part) => part.length > 0);
}

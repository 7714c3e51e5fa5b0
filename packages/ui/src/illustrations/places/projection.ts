/** How a map of ours was drawn. `world` shows all of it; `around` looks straight down on one place. */
export interface Projection {
  readonly kind: 'world' | 'around';
  readonly lon: number;
  readonly lat: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Natural Earth, by Tom Patterson: the whole world with little stretching. */
function natural(lon: number, lat: number): [number, number] {
  const square = lat * lat;
  const fourth = square * square;
  return [
    lon *
      (0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth))),
    lat * (1.007226 + square * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth))),
  ];
}

/** Lambert's equal areas around a place; null for what lies on the far half of the globe. */
function around(lon: number, lat: number, middle: number): [number, number] | null {
  const cosine = Math.sin(middle) * Math.sin(lat) + Math.cos(middle) * Math.cos(lat) * Math.cos(lon);
  if (cosine < 0) return null;
  const k = Math.sqrt(2 / (1 + cosine));
  return [
    k * Math.cos(lat) * Math.sin(lon),
    k * (Math.cos(middle) * Math.sin(lat) - Math.sin(middle) * Math.cos(lat) * Math.cos(lon)),
  ];
}

/** Where a place stands on the map, or null where the map does not show it. */
export function project(
  { kind, lon, lat, scale, x, y }: Projection,
  [placeLon, placeLat]: readonly [lon: number, lat: number],
): [x: number, y: number] | null {
  const turned = radians(((placeLon - lon + 540) % 360) - 180);
  const point =
    kind === 'world' ? natural(turned, radians(placeLat)) : around(turned, radians(placeLat), radians(lat));
  return point && [x + scale * point[0], y - scale * point[1]];
}

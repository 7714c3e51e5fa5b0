import type { GeometryCollection, Topology } from 'topojson-specification';

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const isCountries = (value: unknown): value is Countries =>
  typeof value === 'object' && value !== null && 'arcs' in value && 'objects' in value;

/** The countries of a file of world-atlas, its arcs in degrees instead of steps. */
export function readTopology(text: string): Countries {
  const topology: unknown = JSON.parse(text);
  if (!isCountries(topology)) throw new Error('This is no file of world-atlas');
  const { transform, ...rest } = topology;
  if (!transform) return topology;
  const { scale, translate } = transform;
  return {
    ...rest,
    arcs: topology.arcs.map((arc) => {
      let [x, y] = [0, 0];
      return arc.map(([dx = 0, dy = 0]) => {
        x += dx;
        y += dy;
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
      });
    }),
  };
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MAP_VIEWS, type MapView } from '@noodlenaut/domain/illustrations';
import {
  geoAzimuthalEqualArea,
  geoArea,
  geoCentroid,
  geoContains,
  geoNaturalEarth1,
  geoPath,
  type GeoProjection,
} from 'd3-geo';
import { feature } from 'topojson-client';
import { MAP_FRAMES, type MapFile } from '../src/illustrations/places/map-file.ts';
import { continentOf, countryName } from './continents.ts';
import { readTopology } from './read-topology.ts';
import { splitAt } from './split-at.ts';
import { thinLine } from './thin-line.ts';

// Writes the maps of the world-map picture: `node scripts/world.ts`. The outlines are Natural Earth's (public domain), as
// packaged in world-atlas 2.0.2. The browser gets the finished paths and none of the libraries named here.
const TARGET = join(import.meta.dirname, '../src/illustrations/places/maps');
const URAL = 60;
const WHOLE_FRAME = /^M-4,-4L\d+,-4L\d+,\d+L-4,\d+Z$/;

interface View {
  readonly middle: readonly [lon: number, lat: number];
  /** West, south, east, north. */
  readonly frame: readonly [number, number, number, number];
  /** In degrees: how far the outline may be from the true one. */
  readonly coarse: number;
  readonly least: number;
}

const VIEWS: Readonly<Record<MapView, View>> = {
  world: { middle: [0, 0], frame: [-180, -90, 180, 90], coarse: 0.6, least: 2.5 },
  africa: { middle: [18, 2], frame: [-18, -36, 52, 38], coarse: 0.3, least: 4 },
  asia: { middle: [88, 36], frame: [40, -8, 136, 74], coarse: 0.4, least: 5 },
  europe: { middle: [14, 54], frame: [-14, 36, 42, 70], coarse: 0.18, least: 5 },
  'north-america': { middle: [-96, 44], frame: [-140, 9, -58, 76], coarse: 0.4, least: 6 },
  'south-america': { middle: [-60, -20], frame: [-81, -56, -35, 13], coarse: 0.3, least: 4 },
  oceania: { middle: [148, -22], frame: [112, -46, 179, 4], coarse: 0.3, least: 3 },
  arctic: { middle: [0, 90], frame: [-180, 58, 180, 90], coarse: 0.35, least: 5 },
  antarctica: { middle: [0, -90], frame: [-180, -90, 180, -63], coarse: 0.4, least: 5 },
  usa: { middle: [-96, 38], frame: [-122, 26, -70, 48.5], coarse: 0.2, least: 5 },
};

const atlas = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');

function projectionOf(view: MapView): GeoProjection {
  const { middle, frame } = VIEWS[view];
  const [west, south, east, north] = frame;
  const coordinates = Array.from({ length: 41 }, (_, step) => step / 40).flatMap((share) => [
    [west + share * (east - west), south],
    [west + share * (east - west), north],
    [west, south + share * (north - south)],
    [east, south + share * (north - south)],
  ]);
  const [width, height] = MAP_FRAMES[view];
  const around = geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]).clipAngle(88);
  const projection = view === 'world' ? geoNaturalEarth1() : around;
  projection.fitExtent(
    [
      [6, 6],
      [width - 6, height - 6],
    ],
    view === 'world' ? { type: 'Sphere' } : { type: 'MultiPoint', coordinates },
  );
  return projection.clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ]);
}

/** A ring that runs the wrong way round, or shrank to a line, would stand for the rest of the globe. */
function polygonOf(rings: number[][][]) {
  const coordinates = rings.filter((ring) => ring.length > 3);
  if (coordinates.length === 0) return null;
  const shape = { type: 'Polygon' as const, coordinates };
  if (geoArea(shape) < 2 * Math.PI) return shape;
  const turned = { ...shape, coordinates: coordinates.map((ring) => ring.toReversed()) };
  return geoArea(turned) < 2 * Math.PI ? turned : null;
}

/** Russia goes on beyond the date line: counted on from there, it can be cut like any other. */
const eastward = (rings: readonly (readonly (readonly number[])[])[]) =>
  rings.map((ring) => ring.map(([lon = 0, lat = 0]) => [lon < 0 ? lon + 360 : lon, lat]));

function mapOf(view: MapView): MapFile {
  const { middle, coarse, least } = VIEWS[view];
  const topology = readTopology(readFileSync(atlas, 'utf8'));
  const thin = { ...topology, arcs: topology.arcs.map((arc) => thinLine(arc, coarse)) };
  const projection = projectionOf(view);
  const path = geoPath(projection).digits(view === 'world' ? 1 : 0);
  const pieces = new Map<string, { country: string; continent: string; d: string }>();
  for (const { geometry, properties } of feature(thin, thin.objects.countries).features) {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    const parts =
      properties.name === 'Russia' ? polygons.flatMap((rings) => splitAt(eastward(rings), URAL)) : polygons;
    for (const rings of parts) {
      const shape = polygonOf(rings);
      if (!shape) continue;
      if (path.area(shape) < least) continue;
      const d = path(shape);
      // What lies behind the globe comes back from the clipping as the whole frame.
      if (!d || (WHOLE_FRAME.test(d) && !geoContains(shape, [middle[0], middle[1]]))) continue;
      const continent = continentOf(properties.name, geoCentroid(shape));
      const country = countryName(properties.name);
      const key = `${country}/${continent}`;
      pieces.set(key, { country, continent, d: (pieces.get(key)?.d ?? '') + d });
    }
  }
  const [x, y] = projection.translate();
  return {
    projection: {
      kind: view === 'world' ? 'world' : 'around',
      lon: middle[0],
      lat: middle[1],
      scale: projection.scale(),
      x,
      y,
    },
    pieces: [...pieces.values()],
  };
}

mkdirSync(TARGET, { recursive: true });
for (const view of MAP_VIEWS) {
  const text = JSON.stringify(mapOf(view));
  writeFileSync(join(TARGET, `${view}.json`), `${text}\n`);
  console.log(view, text.length, gzipSync(text).length);
}

import { icons } from '@iconify-json/fluent-emoji-flat';
import { geoOrthographic, geoPath } from 'd3-geo';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge } from 'topojson-client';
import { readTopology } from './read-topology.ts';

/** Pieces of drawings on a square of 32, for own-things.ts. */
export const INK = '#1b2450';
const WOOD = '#8a5a2b';
export const LIT = '#ffc845';
const GREY = '#c4c9d4';

type Point = readonly [number, number];
const outline = (width = 1.4) => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;

export const path = (d: string, fill: string, more = outline()) => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke = INK, width = 1.4) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = ([x, y]: Point, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string, more = outline()) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="${fill}" ${more}/>`;

/** A drawing of the icon set, in a square of its own. */
export function icon(name: string, x = 0, y = 0, size = 32): string {
  const found = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? ''];
  if (found === undefined) throw new Error(`no drawing is called ${name}`);
  return `<g transform="translate(${x} ${y}) scale(${(size / 32).toFixed(3)})">${found.body}</g>`;
}

/** Two drawings, the second as a sign at the lower right of the first. */
export const signed = (name: string, sign: string) => icon(name, 0, 0, 27) + icon(sign, 15, 15, 17);

/** An arrow along an arc around the middle, from one angle to another; 0 points up, degrees with the clock. */
export function arc(from: number, to: number, r = 14, stroke = '#d6336c'): string {
  const at = (degrees: number, radius = r): Point => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return [16 + radius * Math.cos(turn), 16 + radius * Math.sin(turn)];
  };
  const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const way = to > from ? 1 : 0;
  const back = to - (way === 1 ? 22 : -22);
  return line(
    `M${text(at(from))}A${r} ${r} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${way} ${text(at(to))}M${text(at(back, r + 4))}L${text(at(to))}L${text(at(back, r - 4))}`,
    stroke,
    2.2,
  );
}

/** A face of a clock without numbers; so many minutes of it filled, from the right on. */
export function clockPart(minutes: number): string {
  const turn = (minutes / 60) * 2 * Math.PI;
  const end = `${(16 + 12 * Math.cos(turn)).toFixed(1)} ${(16 + 12 * Math.sin(turn)).toFixed(1)}`;
  const part =
    minutes === 60
      ? dot([16, 16], 12, LIT)
      : `<path d="M16 16H28A12 12 0 ${minutes > 30 ? 1 : 0} 1 ${end}z" fill="${LIT}"/>`;
  return dot([16, 16], 14, '#fff', outline(2)) + part + dot([16, 16], 1.6, INK);
}

/** A round sieve: so many bars each way, none is an open ring, 'closed' a plate. */
export function sieve(bars: number | 'closed', y = 16, high = 13): string {
  const ring = (fill: string) =>
    `<ellipse cx="16" cy="${y}" rx="14" ry="${high}" fill="${fill}" stroke="${WOOD}" stroke-width="2.4"/>`;
  if (bars === 'closed') return ring('#8d94a5');
  const lines = Array.from({ length: bars }, (_, index) => {
    const share = ((index + 1) / (bars + 1)) * 2 - 1;
    const [reach, dx, dy] = [Math.sqrt(1 - share * share), share * 14, share * high];
    const [rx, ry] = [14 * reach, high * reach];
    return `M${(16 + dx).toFixed(1)} ${(y - ry).toFixed(1)}V${(y + ry).toFixed(1)}M${(16 - rx).toFixed(1)} ${(y + dy).toFixed(1)}H${(16 + rx).toFixed(1)}`;
  });
  return ring('#fff') + line(lines.join(''), '#5b6478', bars > 5 ? 0.8 : 1.3);
}

/** A balance; `right` lies on its right side, a ball on its left. Positive: the right side is down. */
export function scale(drop: number, right: string): string {
  const pan = (x: number, y: number, load: string) =>
    line(`M${x} ${y - 5}L${x - 5} ${y + 3}H${x + 5}z`, INK, 1.1) +
    `<g transform="translate(${x} ${y + 2.4})">${load}</g>`;
  return (
    path('M15 8h2v19h-2z', GREY) +
    path('M9 27h14v2.5H9z', GREY) +
    line(`M6 ${9 - drop}L26 ${9 + drop}`, INK, 2) +
    pan(6, 14 - drop, dot([0, -2.6], 2.8, '#a5673f', outline(1))) +
    pan(26, 14 + drop, right)
  );
}
const BIT = '#a5673f';
export const BITS = [-3, 0, 3].map((x) => dot([x, -1.1], 1.2, BIT)).join('');
export const FLAT = box(-4.5, -2, 9, 2, BIT, outline(0.8));

/** A house cut open: attic, room, cellar, garden; one of them lit. */
export function house(lit: 'attic' | 'room' | 'cellar' | 'garden'): string {
  const fill = (part: string) => (part === lit ? LIT : '#fff');
  return (
    box(1, 22, 30, 2, '#6cab3f', '') +
    path('M3 12L13 3l10 9z', fill('attic')) +
    box(5, 12, 16, 10, fill('room')) +
    box(5, 23, 16, 8, fill('cellar')) +
    box(10, 14.5, 6, 4.5, '#9ed0f0') +
    (lit === 'garden' ? box(21.7, 10, 9.8, 12, LIT) : '') +
    icon('deciduous-tree', 22.5, 13, 9)
  );
}

/** A stick on a stone, with a rock at its left end and a hand at its right. */
export const lever = (pivot: number) =>
  icon('rock', 0, 5, 11) +
  icon('backhand-index-pointing-down', 23, 5, 9) +
  line('M2 17H30', WOOD, 2.6) +
  path(`M${pivot} 18.5l4.5 8h-9z`, '#8d94a5');

/** The bracket of an 'if' with an umbrella before, in or after it. */
export const ifBlock = (at: 'before' | 'inside' | 'after') => {
  const y = { before: 0.5, inside: 12, after: 23.5 }[at];
  const [top, gap] = at === 'before' ? [10, 7] : at === 'after' ? [1, 7] : [6, 11];
  return (
    path(`M4 ${top}h24v5H10v${gap}h18v5H4z`, '#8ec6ff') +
    icon('umbrella-with-rain-drops', at === 'inside' ? 13 : 4, at === 'inside' ? y - 1 : y, 8.5)
  );
};

/** Drawings in their order, in rows of three with arrows between. */
export const row = (...names: string[]) =>
  names
    .map((name, at) => {
      const [x, y] = [(at % 3) * 11, names.length > 3 ? 4 + Math.floor(at / 3) * 13 : 11];
      const arrow = at < names.length - 1 && at % 3 < 2 ? line(`M${x + 9.9} ${y + 5}h1`, INK, 1.2) : '';
      return icon(name, x, y, 9.8) + arrow;
    })
    .join('');

const APART = 0.45;
/** Without points that lie too close to see, and without islands that are then none. */
const thinned = (d: string): string =>
  d
    .split(/(?=M)/)
    .flatMap((ring) => {
      let before: Point = [-99, -99];
      const points = ring
        .slice(1)
        .replace(/Z$/, '')
        .split('L')
        .filter((text) => {
          const [x = 0, y = 0] = text.split(',').map(Number);
          if (Math.hypot(x - before[0], y - before[1]) < APART) return false;
          before = [x, y];
          return true;
        });
      return points.length > 3 ? [`M${points.join('L')}Z`] : [];
    })
    .join('');
const ATLAS = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
/** The globe, turned so that a place is in its middle. */
export function globe(longitude: number, latitude: number): string {
  const world = readTopology(readFileSync(ATLAS, 'utf8'));
  const view = geoOrthographic().translate([16, 16]).scale(15).rotate([-longitude, -latitude]).precision(2);
  const countries = world.objects.countries.geometries.filter(
    (one) => one.type === 'Polygon' || one.type === 'MultiPolygon',
  );
  const d = geoPath(view).digits(1)(merge(world, countries)) ?? '';
  const land = thinned(d);
  return (
    dot([16, 16], 15, '#5ab5f2') +
    `<path d="${land}" fill="#7cc057"/>` +
    dot([16, 16], 15, 'none', outline(1))
  );
}

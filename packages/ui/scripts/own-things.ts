import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as piece from './own-pieces.ts';
import {
  arc,
  box,
  clockPart,
  dot,
  icon,
  INK,
  line,
  LIT,
  path,
  row,
  scale,
  sieve,
  signed,
} from './own-pieces.ts';

// Usage: node scripts/own-things.ts. Draws the things that options name and the icon set lacks: two of its drawings together, or
// plain shapes. The lessons of 1st and 2nd grade name them as any other thing (decision 0094).
const TARGET = join(import.meta.dirname, '../src/things');

const card = (at: number | null) =>
  [0, 1, 2].map((place) => box(1 + place * 10.5, 9, 9, 14, place === at ? LIT : '#fff')).join('');
const grid = (lit: string) =>
  box(2, 2, 28, 28, '#fff') + lit + line('M9 2V30M16 2V30M23 2V30M2 9H30M2 16H30M2 23H30', INK, 1);
const sheet = (lit: string) =>
  box(4, 3, 24, 26, '#fff', '') + lit + box(4, 3, 24, 26, 'none') + line('M12 13q4-4 8 1t-3 6', '#7cc057', 2);
const turning = (...arrows: string[]) => icon('gear', 7, 7, 18) + arrows.join('');
const layers = (upper: boolean, lower: boolean) =>
  box(6, 3, 20, 13, upper ? LIT : '#fff') + box(6, 16, 20, 13, lower ? LIT : '#fff');
const rays = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((degrees) => `<g transform="rotate(${degrees} 16 15)">${line('M16 1V4', '#f2a600', 2)}</g>`)
  .join('');
const pebble = (x: number, y: number, r: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.75}" fill="#9aa1b1" stroke="${INK}" stroke-width="1.2"/>`;
const puddle = (fill: string) =>
  path('M3 20c0-5 6-4 9-6s9-2 12 1 7 2 6 7-7 6-14 6S3 25 3 20z', fill, `stroke="${INK}" stroke-width="1.2"`);
const SAND =
  path('M2 27Q9 25 16 9q7 16 14 18z', '#f2cf7e') +
  [12, 16, 20, 14, 18].map((x, at) => dot([x, 20 + at], 0.7, '#a87d2c')).join('');
const table = path('M2 14h28v3H2zM5 17h2.5v13H5zM24.5 17H27v13h-2.5z', '#b98046');
const coin = (r: number, fill: string) =>
  dot([16, 16], r, fill, `stroke="${INK}" stroke-width="1.6"`) +
  dot([16, 16], r - 2.4, 'none', `stroke="${INK}" stroke-width="0.9"`);
const frogHides = (x: number, y: number, size: number) =>
  icon('frog', x, y, size) +
  icon('herb', x - size * 0.1, y + size * 0.4, size * 0.7) +
  icon('herb', x + size * 0.42, y + size * 0.4, size * 0.7);
const frogJumps = (x: number, y: number, size: number) =>
  icon('frog', x + size * 0.2, y, size * 0.7) +
  line(
    `M${x} ${y + size}q${size / 2} ${-size * 0.55} ${size} 0M${x + size - 4} ${y + size - 1.2}l4 1.2 .6-4`,
    '#d6336c',
    1.8,
  );
const dots = Array.from({ length: 70 }, (_, at) =>
  dot([3.5 + (at % 7) * 4.2, 2.4 + Math.floor(at / 7) * 3], 1.1, at % 7 > 4 ? '#d6336c' : INK),
);
const square = path('M5 5H27V27H5z', 'none', `stroke="${INK}" stroke-width="3"`);

const OWN: Readonly<Record<string, string>> = {
  'first-of-three': card(0),
  'second-of-three': card(1),
  'third-of-three': card(2),
  'none-of-three': card(null),
  'card-too-many':
    [0, 10.5, 21].map((x) => icon('right-arrow', x, 6, 10)).join('') + icon('cross-mark', 21, 17, 10),
  'map-bottom': sheet(box(4, 21, 24, 8, LIT, '')),
  'map-top': sheet(box(4, 3, 24, 8, LIT, '')),
  'map-left': sheet(box(4, 3, 8, 26, LIT, '')),
  'grid-column': grid(box(16, 2, 7, 28, LIT, '')),
  'grid-row': grid(box(2, 16, 28, 7, LIT, '')),
  'grid-box': grid(box(16, 16, 7, 7, LIT, '')),
  'grid-point': grid('') + dot([16, 16], 2.6, '#d6336c'),
  'gear-with-the-clock': turning(arc(-60, 60), arc(120, 240)),
  'gear-against-the-clock': turning(arc(60, -60), arc(240, 120)),
  'gear-to-and-fro': turning(arc(-60, 60), arc(240, 120)),
  'gear-still': icon('gear', 2, 8, 22) + icon('zzz', 19, 1, 13),
  'upper-layer': layers(true, false),
  'lower-layer': layers(false, true),
  'both-layers': layers(true, true),
  'clock-whole': clockPart(60),
  'clock-half': clockPart(30),
  'clock-fourth': clockPart(15),
  'clock-six-minutes': clockPart(6),
  'lamp-blurry': [15, 12, 9, 6].map((r) => dot([16, 16], r, '#ffd75e', 'opacity=".42"')).join(''),
  'lamp-bright': icon('light-bulb', 5, 5, 22) + rays,
  'ten-weeks': box(0.5, 0.5, 31, 31, '#fff') + dots.join(''),
  'four-seasons':
    icon('snowflake', 1, 1, 14) +
    icon('blossom', 17, 1, 14) +
    icon('sun', 17, 17, 14) +
    icon('fallen-leaf', 1, 17, 14),
  'frog-jumps': frogJumps(3, 3, 26),
  'frog-hides': frogHides(5, 3, 22),
  'frog-sleeps': icon('frog', 1, 8, 23) + icon('zzz', 19, 1, 13),
  'frog-jumps-then-hides': frogJumps(0.5, 8, 14) + frogHides(18, 9, 12),
  'frog-jumps-then-sleeps': frogJumps(0.5, 8, 14) + icon('frog', 17, 12, 11) + icon('zzz', 25, 7, 7),
  'blocks-at-once':
    [3, 12.5, 22].map((y) => box(2, y, 19, 7, LIT)).join('') +
    line('M24 4c5 0 1 12 5 12c-4 0 0 12-5 12', INK, 1.8),
  'globe-atlantic': piece.globe(-32, 8),
  'globe-indian': piece.globe(76, -18),
  'globe-arctic': piece.globe(0, 90),
  'rubber-band': `<ellipse cx="16" cy="16" rx="12.5" ry="8.5" fill="none" stroke="#d98a4e" stroke-width="3.4" transform="rotate(-18 16 16)"/>`,
  'bent-rod':
    line('M3 21Q16 3 29 21', INK, 5.4) +
    line('M3 21Q16 3 29 21', '#7cc057', 3.4) +
    line('M6 24v6M3.5 27.500L6 30l2.500-2.500M26 24v6M23.500 27.500L26 30l2.500-2.500', '#d6336c', 1.8),
  'torn-skin':
    path('M1 13h12l-2 4 3 2-3 4H1zM31 13H20l-3 3 3 3-2 4h13z', '#8ecdf5') + icon('soap', 11, 0, 11),
  'mud-puddle': puddle('#8a5a2b'),
  puddle: puddle('#7cc4f2'),
  pebbles: pebble(9, 23, 7) + pebble(22, 22, 8) + pebble(16, 13, 6) + pebble(8, 13, 3.4) + pebble(25, 12, 3),
  'sand-pile': SAND,
  'net-coarse': sieve(3),
  'net-fine': sieve(11),
  'net-closed': sieve('closed'),
  'two-nets': sieve(3, 9, 7) + sieve(11, 24, 7),
  'two-rings': sieve(0, 9, 7) + sieve(0, 24, 7),
  'flat-side-down': scale(4, piece.FLAT),
  'flat-side-level': scale(0, piece.FLAT),
  'flat-side-up': scale(-4, piece.FLAT),
  'bits-side-down': scale(4, piece.BITS),
  'bits-side-level': scale(0, piece.BITS),
  'bits-side-up': scale(-4, piece.BITS),
  'bit-on-the-floor':
    scale(0, piece.BITS) +
    dot([29, 28.4], 1.6, '#a5673f') +
    line('M29 20.5v4.5M27.4 23.6l1.6 1.6 1.6-1.6', '#d6336c', 1.4),
  'rain-snow-spring':
    icon('cloud-with-rain', 0, 0, 16) + icon('cloud-with-snow', 16, 0, 16) + icon('fountain', 8, 15, 17),
  'child-on-table': table + icon('person-standing', 9, 0.5, 14),
  'child-under-table': table + icon('child', 8.5, 17.5, 13),
  'house-attic': piece.house('attic'),
  'house-room': piece.house('room'),
  'house-cellar': piece.house('cellar'),
  'house-garden': piece.house('garden'),
  'camera-lies': signed('camera', 'cross-mark'),
  'boy-is-right': signed('boy', 'thumbs-up'),
  'boy-in-doubt': signed('boy', 'red-question-mark'),
  'no-fair': signed('ferris-wheel', 'prohibited'),
  'no-goat': signed('goat', 'prohibited'),
  'no-shoe': signed('mans-shoe', 'prohibited'),
  'no-smoke': signed('dashing-away', 'prohibited'),
  'no-time': signed('hourglass-done', 'prohibited'),
  'ruler-does-not-tell': signed('straight-ruler', 'prohibited'),
  'scroll-and-film': icon('scroll', 0, 6, 16) + icon('clapper-board', 16, 8, 15),
  'shoe-tree': icon('deciduous-tree', 0, 0, 32) + icon('mans-shoe', 5, 6, 10) + icon('mans-shoe', 17, 8, 10),
  'wolf-and-songs':
    icon('wolf', 0, 6, 20) + icon('musical-note', 20, 2, 12) + icon('musical-note', 20, 17, 12),
  'beach-folder': icon('open-file-folder', 0, 2, 30) + icon('beach-with-umbrella', 9, 12, 14),
  'dog-speaks': icon('dog-face', 0, 9, 22) + icon('speech-balloon', 17, 0, 14),
  'lion-photo': box(2, 4, 28, 24, '#fff', `stroke="${INK}" stroke-width="2"`) + icon('lion', 7, 7, 18),
  'umbrella-before-if': piece.ifBlock('before'),
  'umbrella-inside-if': piece.ifBlock('inside'),
  'umbrella-after-if': piece.ifBlock('after'),
  'way-tablet-first': row(
    'mobile-phone',
    'satellite-antenna',
    'water-wave',
    'satellite-antenna',
    'mobile-phone',
  ),
  'way-sea-first': row(
    'water-wave',
    'satellite-antenna',
    'mobile-phone',
    'satellite-antenna',
    'mobile-phone',
  ),
  'way-sea-second': row(
    'mobile-phone',
    'water-wave',
    'satellite-antenna',
    'satellite-antenna',
    'mobile-phone',
  ),
  'way-router-first': row(
    'satellite-antenna',
    'mobile-phone',
    'water-wave',
    'satellite-antenna',
    'mobile-phone',
  ),
  'dune-quake-canyon': row('desert', 'derelict-house', 'national-park'),
  'canyon-dune-quake': row('national-park', 'desert', 'derelict-house'),
  'quake-canyon-dune': row('derelict-house', 'national-park', 'desert'),
  'quake-dune-canyon': row('derelict-house', 'desert', 'national-park'),
  'big-silver-coin': coin(13, '#d3d8e0'),
  'copper-coin': coin(11.5, '#d98a4e'),
  'small-silver-coin': coin(8.5, '#d3d8e0'),
  'pivot-near-rock': piece.lever(7),
  'pivot-middle': piece.lever(16),
  'pivot-near-hands': piece.lever(25),
  'square-with-slant': square + line('M5 27L27 5', '#d6336c', 3),
  'four-words': [2, 9.5, 17, 24.5]
    .map((y) => box(3, y, 26, 5.5, '#fff') + line(`M7 ${y + 2.8}h17`, INK, 1.4))
    .join(''),
  'soil-slides':
    path('M1 29L25 5v24z', '#8a5a2b') +
    [
      [6, 17],
      [11, 12],
      [16, 7],
      [3, 22],
    ]
      .map(([x = 0, y = 0]) => dot([x, y], 1.8, '#5d3a17'))
      .join('') +
    line('M20 3L6 12M10 11.500l-4 .5 1-4', '#d6336c', 1.8),
  'wind-and-waves': icon('wind-face', 0, 0, 18) + icon('water-wave', 13, 13, 18),
  'sand-sprout': SAND + icon('seedling', 9, 0, 14),
  'paper-plane': path('M2 15L30 4 19 29l-5-9z', '#fff') + line('M14 20L30 4', INK, 1.2),
  'hook-ball-on-sock':
    icon('socks', 3, 6, 26) +
    [0, 60, 120, 180, 240, 300]
      .map((degrees) => `<g transform="rotate(${degrees} 10 9)">${line('M10 5V1.500q2-1 2 1', INK, 1.3)}</g>`)
      .join('') +
    dot([10, 9], 4.6, '#7cc057', `stroke="${INK}" stroke-width="1.2"`),
};

for (const [name, body] of Object.entries(OWN))
  writeFileSync(
    join(TARGET, `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>\n`,
  );
console.log(`${Object.keys(OWN).length} things of our own`);

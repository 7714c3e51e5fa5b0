import { geoAzimuthalEqualArea, geoNaturalEarth1 } from 'd3-geo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dotLevels } from '../src/illustrations/charts/dot-levels.ts';
import { placedBlocks } from '../src/illustrations/computers/block-spans.ts';
import { KEY_ROWS, keyName } from '../src/illustrations/computers/key-rows.ts';
import { gearTrain } from '../src/illustrations/forces/gear-geometry.ts';
import { inWater, shadowLength } from '../src/illustrations/forces/ray-geometry.ts';
import { onArm } from '../src/illustrations/geometry/angle-path.ts';
import { electronShells } from '../src/illustrations/matter/electron-shells.ts';
import { BOX_SIDE, PARTICLE, particleSpots } from '../src/illustrations/matter/particle-spots.ts';
import { scaleStep, ticks } from '../src/illustrations/measures/scale-step.ts';
import { moonPath } from '../src/illustrations/nature/moon-path.ts';
import { coinRows, MONEY } from '../src/illustrations/numbers/money.ts';
import { setSpots } from '../src/illustrations/numbers/set-spots.ts';
import { fitText, LINE, textWidth } from '../src/illustrations/parts/fit-text.ts';
import { gridSpots } from '../src/illustrations/parts/grid-spots.ts';
import { polygon, slice } from '../src/illustrations/parts/polar.ts';
import { piecesNamed } from '../src/illustrations/places/place-names.ts';
import { project } from '../src/illustrations/places/projection.ts';
import { isBetween, leaves } from '../src/illustrations/stories/diagram-route.ts';

describe('texts and places', () => {
  test('a fitted text stands in its box, unless it is at its smallest', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.integer({ min: 20, max: 400 }), (text, width) => {
        const { size, lines } = fitText(text, width, 60, 30);
        const inside =
          lines.every((line) => textWidth(line) * size <= width) && lines.length * size * LINE <= 60;
        return size === 10 || inside || lines.length === 1;
      }),
    );
  });

  test('spots keep to their box and do not lie on each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 40, max: 400 }), (count, width) => {
        const spots = gridSpots(count, width, 100);
        return (
          spots.length === count &&
          spots.every(({ x, y, size }, index) => {
            const inside =
              x - size / 2 >= -1e-6 && x + size / 2 <= width + 1e-6 && y + size / 2 <= 100 + 1e-6;
            const next = spots[index + 1];
            return inside && (!next || Math.hypot(next.x - x, next.y - y) >= size - 1e-6);
          })
        );
      }),
    );
  });

  test('scattered things are as many as asked for, inside, and apart', () => {
    for (let count = 0; count <= 20; count += 1) {
      const spots = setSpots('scattered', count, count, 448, 240);
      expect(spots).toHaveLength(count);
      for (const [index, one] of spots.entries()) {
        expect(one.x - one.size / 2).toBeGreaterThanOrEqual(0);
        expect(one.x + one.size / 2).toBeLessThanOrEqual(448);
        for (const other of spots.slice(index + 1))
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(
            one.size * 0.99,
          );
      }
    }
  });

  test('things in rows below each other stand one above the other', () => {
    const columns = (count: number) => setSpots('row', count, 8, 448, 80).map(({ x }) => x);
    expect(columns(8).slice(0, 5)).toEqual(columns(5));
  });
});

describe('shapes', () => {
  test('parts of a disc are equal, and the whole is a circle', () => {
    expect(slice(0, 0.25, 100)).toBe('M0 0L0 -100A100 100 0 0 1 100 0z');
    expect(slice(0, 0.75, 100)).toContain('0 1 1');
    expect(slice(0, 1, 100)).toContain('a100 100');
  });

  test('a regular polygon has equal sides', () => {
    const corners = polygon(8, 50);
    const sides = corners.map(([x, y], index) => {
      const [nx, ny] = corners[(index + 1) % 8] ?? [0, 0];
      return Math.hypot(nx - x, ny - y).toFixed(6);
    });
    expect(new Set(sides).size).toBe(1);
  });

  test('angles open against the clock', () => {
    expect(onArm(90, 10)).toEqual([0, -10]);
    expect(onArm(180, 10)[0]).toBe(-10);
  });

  test('coins have their true sizes, whatever they are worth', () => {
    expect(MONEY.dime.width).toBeLessThan(MONEY.penny.width);
    expect(MONEY.penny.width).toBeLessThan(MONEY.nickel.width);
    const { rows, scale } = coinRows(
      Array.from({ length: 12 }, () => 'twenty-dollars' as const),
      448,
      276,
      10,
    );
    expect(rows.flatMap(({ coins }) => coins)).toHaveLength(12);
    expect(Math.max(...rows.map(({ width }) => width))).toBeLessThanOrEqual(448);
    expect(scale).toBeGreaterThan(1);
  });
});

describe('machines', () => {
  test('where one gear has a tooth the next has a gap, and their circles touch', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 8, max: 40 }), { minLength: 2, maxLength: 5 }), (teeth) => {
        const gears = gearTrain(teeth, 4);
        return gears.every((gear, index) => {
          const next = gears[index + 1];
          const [own = 1, other = 1] = [teeth[index], teeth[index + 1]];
          if (!next) return true;
          // How far below the touching point the nearest tooth of each stands, in teeth.
          const below = gear.phase * own;
          const nextBelow = (0.5 - next.phase) * other;
          const apart = (((nextBelow - below) % 1) + 1) % 1;
          return Math.abs(apart - 0.5) < 1e-6 && Math.abs(next.x - gear.x - gear.radius - next.radius) < 1e-6;
        });
      }),
    );
  });

  test('a low sun throws a long shadow; water bends a ray to the steep side', () => {
    expect(shadowLength(10, 45)).toBeCloseTo(10);
    expect(shadowLength(10, 20)).toBeGreaterThan(shadowLength(10, 80));
    expect(inWater(40)).toBeGreaterThan(40);
    expect(inWater(90)).toBeCloseTo(90);
  });

  test('a block that holds others ends below the last of them', () => {
    const blocks = placedBlocks([0, 0, 1, 2, 0], 40, 10);
    expect(blocks.map(({ span }) => span)).toEqual([0, 2, 1, 0, 0]);
    expect(blocks.map(({ top }) => top)).toEqual([0, 40, 80, 120, 180]);
    expect(blocks[1]?.bottom).toBe(180);
    expect(blocks[2]?.bottom).toBe(170);
  });

  test('every key a lesson may name is on the keyboard', () => {
    const names = KEY_ROWS.flat().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const signs = [
      ...Array.from("azAZ059.,;:!?'@#+=/-"),
      'space',
      'enter',
      'caps-lock',
      'arrow-up',
      'control',
    ];
    for (const sign of signs) expect(names, sign).toContain(keyName(sign));
  });
});

describe('nature and matter', () => {
  test('the moon grows from the right and is half at its quarters', () => {
    expect(moonPath('new', 10)).toBe('');
    expect(moonPath('first-quarter', 10)).toMatch(/A10 10 0 0 1 0 10A0 10/);
    expect(moonPath('last-quarter', 10)).toMatch(/A10 10 0 0 0 0 10/);
    expect(moonPath('waxing-crescent', 10)).not.toBe(moonPath('waxing-gibbous', 10));
  });

  test('electrons fill their rings from the inside', () => {
    expect(electronShells(6)).toEqual([2, 4]);
    expect(electronShells(20)).toEqual([2, 8, 8, 2]);
    expect(electronShells(0)).toEqual([]);
  });

  test.each(['solid', 'liquid', 'gas'] as const)('particles of a %s stay in their box', (state) => {
    for (const value of particleSpots(state).flat()) {
      expect(value).toBeGreaterThan(PARTICLE - 1);
      expect(value).toBeLessThan(BOX_SIDE - PARTICLE + 1);
    }
  });

  test('dots that would touch stand on each other', () => {
    expect(dotLevels([1, 1, 2, 1], 0.9)).toEqual([0, 1, 0, 2]);
    expect(dotLevels([1, 1.5, 2], 0.9)).toEqual([0, 1, 0]);
  });

  test('scales count in round steps', () => {
    expect(scaleStep(50, 8)).toBe(10);
    expect(scaleStep(18, 6)).toBe(5);
    expect(ticks(-0.3, 0.3, 0.1)).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
  });
});

describe('maps and ways', () => {
  test('places stand where the maps were drawn', () => {
    const world = geoNaturalEarth1().scale(90).translate([240, 125]);
    const europe = geoAzimuthalEqualArea().rotate([-14, -54]).scale(600).translate([230, 190]);
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 60 }), fc.integer({ min: 0, max: 80 }), (lon, lat) => {
        const ours = [
          project({ kind: 'world', lon: 0, lat: 0, scale: 90, x: 240, y: 125 }, [lon, lat]),
          project({ kind: 'around', lon: 14, lat: 54, scale: 600, x: 230, y: 190 }, [lon, lat]),
        ];
        return [world, europe].every((map, index) => {
          const [theirs, our] = [map([lon, lat]), ours[index]];
          return theirs && our && Math.hypot(theirs[0] - our[0], theirs[1] - our[1]) < 0.01;
        });
      }),
    );
    expect(project({ kind: 'around', lon: 0, lat: 90, scale: 1, x: 0, y: 0 }, [0, -80])).toBeNull();
  });

  test('a name means a continent or a country', () => {
    const pieces = [
      { country: 'Egypt', continent: 'Africa', d: '' },
      { country: 'United Kingdom', continent: 'Europe', d: '' },
    ];
    expect(piecesNamed(pieces, 'africa')).toEqual([pieces[0]]);
    expect(piecesNamed(pieces, 'UK')).toEqual([pieces[1]]);
    expect(piecesNamed(pieces, 'Atlantis')).toEqual([]);
  });

  test('a link leaves its box at the border, and sees what stands in its way', () => {
    const box = { at: [0, 0], halfWidth: 20, halfHeight: 10 } as const;
    expect(leaves(box, [100, 0])).toEqual([25, 0]);
    expect(leaves(box, [0, 100])).toEqual([0, 15]);
    expect(isBetween(box, [-100, 0], [100, 0])).toBe(true);
    expect(isBetween(box, [-100, 50], [100, 50])).toBe(false);
  });
});

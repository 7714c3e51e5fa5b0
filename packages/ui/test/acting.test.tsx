import { SUBJECTS } from '@noodlenaut/domain';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEACHER_ACTS, actingArt } from '../src/drawings/acting-art.ts';
import { ActingTeacher } from '../src/drawings/acting-teacher.tsx';
import { blinkOf } from '../src/drawings/blink.ts';
import { STRAIGHT, lookAt } from '../src/drawings/look-at.ts';

const FIGURE = { left: 400, top: 400, width: 100, height: 100 };
const at = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

test('eyes turn to what was pressed: left, right, up and down', () => {
  expect(lookAt(FIGURE, at(0, 430)).x).toBeLessThan(-0.9);
  expect(lookAt(FIGURE, at(900, 430)).x).toBeGreaterThan(0.9);
  expect(lookAt(FIGURE, at(440, 0)).y).toBeLessThan(-0.9);
  expect(lookAt(FIGURE, at(440, 900)).y).toBeGreaterThan(0.9);
});

test('they turn less to what is near, and not at all to what is not on the screen', () => {
  const near = lookAt(FIGURE, at(465, 430));
  const far = lookAt(FIGURE, at(900, 430));
  expect(near.x).toBeGreaterThan(0);
  expect(near.x).toBeLessThan(far.x);
  expect(lookAt(FIGURE, { left: 0, top: 0, width: 0, height: 0 })).toEqual(STRAIGHT);
  expect(lookAt({ left: 0, top: 0, width: 0, height: 0 }, at(1, 1))).toEqual(STRAIGHT);
  expect(lookAt(FIGURE, at(440, 430))).toEqual(STRAIGHT);
});

test('wherever something is, the pupils stay in their eyes', () => {
  const side = fc.double({ min: -5000, max: 5000, noNaN: true });
  const size = fc.double({ min: 0, max: 3000, noNaN: true });
  const box = fc.record({ left: side, top: side, width: size, height: size });
  fc.assert(
    fc.property(box, box, (figure, target) => {
      const { x, y } = lookAt(figure, target);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('each teacher blinks at times of their own, the same on each visit', () => {
  const all = SUBJECTS.map((subject) => blinkOf(subject));
  expect(SUBJECTS.map((subject) => blinkOf(subject))).toEqual(all);
  expect(new Set(all.map(({ round, over }) => `${round} ${over}`)).size).toBe(SUBJECTS.length);
  for (const { round, over } of all) {
    expect(round).toBeGreaterThanOrEqual(17);
    expect(round).toBeLessThanOrEqual(25);
    expect(over).toBeLessThan(round);
  }
});

test('each teacher has a drawing of their own for each act, and one that waves', () => {
  for (const layer of [...TEACHER_ACTS, 'watching-blink', 'pupils', 'waving'] as const) {
    const files = SUBJECTS.map((subject) => actingArt(subject, layer));
    expect(files, layer).not.toContain('');
    expect(new Set(files).size, layer).toBe(SUBJECTS.length);
  }
});

test.each(TEACHER_ACTS)('%s is decoration: nothing of it is read', (act) => {
  const { container } = render(<ActingTeacher subject="math" act={act} chosen={null} size={64} />);
  expect(container.querySelector('[data-act]')?.getAttribute('data-act')).toBe(act);
  for (const image of container.querySelectorAll('img')) expect(image.alt).toBe('');
});

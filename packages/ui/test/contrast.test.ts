// @vitest-environment node
import { SUBJECTS } from '@noodlenaut/domain';
import { describe, expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { token } from './tokens.ts';
import type { Scheme } from './tokens.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const TEXT = 4.5;
const OUTLINE = 3;

const TEXT_PAIRS = [
  ['--ink', '--page'],
  ['--ink', '--surface'],
  ['--ink', '--surface-quiet'],
  ['--ink', '--sunk'],
  ['--ink-head', '--page'],
  ['--ink-head', '--surface'],
  ['--ink-head', '--good-fill'],
  ['--ink-head', '--try-fill'],
  ['--ink-soft', '--page'],
  ['--ink-soft', '--surface'],
  ['--ink-soft', '--surface-quiet'],
  ['--ink-soft', '--sunk'],
  ['--on-primary', '--primary'],
  ['--on-primary', '--tomato-4'],
  ['--good', '--surface'],
  ['--good', '--page'],
  ['--good', '--good-fill'],
  ['--bad', '--surface'],
  ['--bad', '--page'],
  ['--good-edge', '--good-fill'],
  ['--try-edge', '--try-fill'],
  ['--good-edge', '--surface'],
  ['--try-edge', '--surface'],
  ['--cream-1', '--sky-top'],
  ['--space-1', '--sky-top'],
  ['--sun-4', '--sky-top'],
  ['--space-9', '--cream-0'],
  ['--space-9', '--sun-1'],
  ['--space-9', '--sun-4'],
  ['--space-9', '--sky-1'],
  ['--space-9', '--tomato-1'],
  ['--tomato-9', '--tomato-1'],
  ['--ink-light', '--tomato-1'],
  ['--sky-8', '--sky-1'],
  ['--cream-0', '--sky-8'],
  ['--cream-1', '--space-8'],
  ['--cream-0', '--mint-8'],
  ['--cream-0', '--berry-7'],
] as const;

/** What can be pressed, against what it lies on. */
const OUTLINE_PAIRS = [
  ['--edge', '--surface'],
  ['--edge', '--page'],
  ['--focus', '--page'],
  ['--focus', '--surface'],
] as const;

describe.each(SCHEMES)('%s', (scheme) => {
  test.each(TEXT_PAIRS)('text %s on %s reaches 4.5:1', (ink, ground) => {
    expect(contrast(token(ink, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(OUTLINE_PAIRS)('outline %s on %s reaches 3:1', (edge, ground) => {
    expect(contrast(token(edge, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(OUTLINE);
  });

  test.each(SUBJECTS)('%s: its ink, its outline and the text on its tint can be read', (subject) => {
    const of = (name: string) => token(name, scheme, subject);
    expect(contrast(of('--s-ink'), of('--page'))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(of('--s-ink'), of('--surface'))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(of('--ink'), of('--s-tint'))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(of('--s-edge'), of('--surface'))).toBeGreaterThanOrEqual(OUTLINE);
  });
});

import { divide, exact, exactOf, multiply } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { show, told } from './story.ts';

const N = String.raw`(\d{1,6}(?:\.\d+)?)`;
const HEIGHT = new RegExp(
  `\\btriangle\\b.*\\barea (?:is |of )?${N}.*\\b(?:base|height) (?:is |of )?${N}.*\\b(?:height|high|base)\\b`,
);
const BOX = new RegExp(
  `\\b(?:box|prism|tank)\\b.*\\bvolume (?:is |of )?${N}.*\\b(?:base|bottom)(?: area)? (?:is |of )?${N}.*\\b(?:high|height|tall)\\b`,
);
/** 'a triangle has area 20 and base 8, what is the height'; 'a box has volume 60 and base 12, how high is it'. */
export function missingHeight(text: string): Worked | null {
  const [triangle, box] = [HEIGHT.exec(text), BOX.exec(text)];
  const [all, base] = [exactOf((triangle ?? box)?.[1] ?? ''), exactOf((triangle ?? box)?.[2] ?? '')];
  const whole = all && (triangle ? multiply(all, exact(2n)) : all);
  const value = whole && base && divide(whole, base);
  if (!value || !all) return null;
  return told(
    triangle
      ? ['Area is base times height, halved.', `So double it first: 2 × ${show(all)} = ${show(whole)}.`]
      : ['Volume is the base area times the height, so divide.'],
    `${show(whole)} ÷ ${show(base)} = ${show(value)}.`,
    value,
    'math-area-volume',
  );
}

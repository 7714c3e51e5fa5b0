import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

const told = (steps: string[], value: number, closing: string): Worked => ({
  steps,
  closing,
  value: exact(BigInt(value)),
  result: String(value),
  skill: 'math-counting',
});

/** 'What comes after 29', and counting in jumps. Numbers up to 9,999. */
export function countOn(text: string): Worked | null {
  const [, side = '', from = ''] =
    /(?:comes?|number|is) (?:right |just )?(after|before) (\d{1,4})$/.exec(text) ?? [];
  if (from !== '') {
    const value = Number(from) + (side === 'after' ? 1 : -1);
    if (value < 0) return null;
    return told(
      [side === 'after' ? 'Count one more.' : 'Count one back.'],
      value,
      `${value} comes ${side} ${from}.`,
    );
  }
  const [, by = '', to = ''] = /count (?:up )?by (\d{1,3})s?(?: (?:up )?to (\d{1,4}))?/.exec(text) ?? [];
  const jump = Number(by);
  if (jump < 1) return null;
  const count = Math.min(10, to === '' ? 10 : Math.floor(Number(to) / jump));
  const list = Array.from({ length: count }, (_, index) => jump * (index + 1));
  return count < 1 ? null : told([`Each jump is ${jump}.`], list.at(-1) ?? 0, `Count: ${list.join(', ')}.`);
}

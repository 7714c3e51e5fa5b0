import type { Worked } from '../worked.ts';

const PLOT =
  /\b(?:plot|graph|mark|draw|find|put)(?: the)?(?: points?| coordinates?)?(?: at)? \(? ?(-?\d{1,3}) ?, ?(-?\d{1,3}) ?\)?(?: on .*)?$/;
const steps = (amount: number, forward: string, back: string): string =>
  amount === 0 ? `stay there` : `go ${Math.abs(amount)} ${amount > 0 ? forward : back}`;

/** 'how do i plot (3, 4)'. */
export function plotting(text: string): Worked | null {
  const [, across = '', along = ''] = PLOT.exec(text) ?? [];
  if (along === '') return null;
  const [x, y] = [Number(across), Number(along)];
  return {
    steps: [
      'Start at the corner where both lines meet, at 0.',
      `The first number goes along the x-axis: ${steps(x, 'right', 'left')}.`,
      `The second goes along the y-axis: ${steps(y, 'up', 'down')}.`,
    ],
    closing: `There is the point (${x}, ${y}).`,
    value: null,
    result: `(${x}, ${y})`,
    skill: 'math-position',
  };
}

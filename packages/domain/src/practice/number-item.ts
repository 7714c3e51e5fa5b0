import type { Grade } from '../grades.ts';
import type { Activity } from '../lessons/lesson.ts';
import type { Dice } from './dice.ts';
import { practiceItem, type PracticeDraft } from './practice-item.ts';

interface NumberDraft extends Omit<PracticeDraft, 'right' | 'slips' | 'rightCard'> {
  readonly right: number;
  readonly slips: readonly (readonly [answer: number, reason: string])[];
  /** All options lie in this range; the minimum is 0 by default. */
  readonly least?: number;
  readonly most: number;
  readonly show?: (value: number) => string;
}

/** A number with commas from a thousand on, as US schoolbooks write it: '1,250'. */
export const withCommas = (value: number): string => String(value).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');

/** An exercise with a number as its answer. Where typical mistakes give the same number, numbers near the answer are added. */
export function numberItem(dice: Dice, grade: Grade, draft: NumberDraft): Activity {
  const { right, slips, least = 0, most, show = withCommas, ...rest } = draft;
  const near = [1, -1, 2, -2, 3, -3, 4, -4].map(
    (off) => [right + off, 'Close! Work through it once more, step by step.'] as const,
  );
  const inside = [...slips, ...near].filter(
    ([value]) => value >= least && value <= most && Number.isInteger(value),
  );
  const drawn = grade === 'pre-k' || grade === 'k';
  const card = (value: number) => (drawn ? { text: show(value) } : undefined);
  return practiceItem(dice, grade, {
    ...rest,
    right: show(right),
    rightCard: card(right),
    slips: inside.map(([value, reason]) => ({ text: show(value), reason, card: card(value) })),
  });
}

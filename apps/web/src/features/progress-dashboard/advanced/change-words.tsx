import type { ShareChange } from '@noodlenaut/domain';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import type { ComponentProps } from 'react';

const BANDS = {
  higher: { tone: 'green', sign: 'trend-up', word: 'Clearly more right' },
  lower: { tone: 'orange', sign: 'target', word: 'Clearly less right' },
  close: { tone: 'none', sign: 'check', word: 'About the same' },
  'too-few': { tone: 'none', sign: 'dots', word: 'Too few answers' },
} as const satisfies Record<
  ShareChange,
  Pick<ComponentProps<typeof Band>, 'tone' | 'sign'> & { readonly word: string }
>;

/** What two shares of right answers say about each other. */
export function ChangeWord({ change }: { change: ShareChange }) {
  const { tone, sign, word } = BANDS[change];
  return (
    <Band tone={tone} sign={sign}>
      {word}
    </Band>
  );
}

/** The same as a sentence about a child. */
export const CHANGE_SENTENCES = {
  higher: 'More answers are right at the first try than before, and the difference is too large for chance.',
  lower:
    'Fewer answers are right at the first try than before, and the difference is too large for chance. Harder lessons do that too: look at the skills above.',
  close: 'About as many answers are right as before. A small difference may be chance.',
  'too-few': 'There are too few answers to compare yet: 20 in each four weeks are enough.',
} as const satisfies Record<ShareChange, string>;

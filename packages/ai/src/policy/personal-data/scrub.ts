import type { KnownWords } from '../judgement.ts';
import { displayText, READ_AT_MOST } from '../text/normalize.ts';
import { NET_REPLACERS } from './addresses-of-the-net.ts';
import { HOME_REPLACERS } from './homes.ts';
import { knownWordReplacer } from './known-words.ts';
import { PAPER_REPLACERS } from './numbered-papers.ts';
import { PASSWORD_REPLACERS } from './passwords.ts';
import { PHONE_REPLACERS } from './phones.ts';
import type { Replacer } from './replacer.ts';
import { FACT_REPLACERS } from './told-facts.ts';

const REPLACERS: readonly Replacer[] = [
  ...NET_REPLACERS,
  ...PAPER_REPLACERS,
  ...FACT_REPLACERS,
  ...PASSWORD_REPLACERS,
  ...HOME_REPLACERS,
  ...PHONE_REPLACERS,
];
const MOST_ROUNDS = 8;

export interface Scrubbed {
  readonly text: string;
  /** What was replaced, each kind once, for example 'phone'. */
  readonly kinds: readonly string[];
}

/** Every replacer that is used for one child. For tests, which check that none changes a scrubbed text. */
export const replacersFor = (known: KnownWords): readonly Replacer[] => [
  ...REPLACERS,
  knownWordReplacer(known),
];

/**
 * Takes personal data out of a text (P7.10). Applied to its own output it changes nothing.
 * @param known the child's own names, user name and school; always replaced
 * @param limit how many code points are read; the rest is dropped
 * @returns the text for people, with words in brackets such as '[phone]'
 */
export function scrub(text: string, known: KnownWords, limit = READ_AT_MOST): Scrubbed {
  const replacers = replacersFor(known);
  const kinds = new Set<string>();
  let left = displayText(text, limit);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = left;
    for (const { kind, replace } of replacers) {
      const next = replace(left);
      if (next !== left) kinds.add(kind);
      left = next;
    }
    if (left === before) return { text: left, kinds: [...kinds] };
    left = displayText(left, limit * 3);
  }
  return { text: '[removed]', kinds: [...kinds] };
}

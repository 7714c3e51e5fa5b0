import { ABOUT_A_WORD } from './asked-words.ts';

/** A reason is no answer to "who". */
const OTHER_KIND = 0.9;
/** And a meaning is none to 'who', 'when', 'where' or 'how many'. */
const OTHER_THAN_A_FACT = 0.72;
const FACTS: ReadonlySet<string> = new Set(['who', 'when', 'where', 'amount']);
/** How a word is spelled is no answer to how the thing works. */
const WORD_FOR_A_THING = 0.6;
/** How much an answer of one kind is worth to a question of another, 0 to 1. */
export const wayOf = (asked: string, told: string): number => {
  if (asked === told) return 1;
  if (told === ABOUT_A_WORD) return WORD_FOR_A_THING;
  return FACTS.has(asked) ? OTHER_THAN_A_FACT : OTHER_KIND;
};

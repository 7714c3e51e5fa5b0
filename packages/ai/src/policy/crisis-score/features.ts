import { stem } from '../../local/words/stem.ts';
import { SLOTS } from '../rules/slots.ts';

/** Groups of words whose members say the same here: a rule's slot, so that 'uncle' teaches the score about 'aunt'. */
const GROUPS = [
  'caregiver',
  'adult',
  'harms',
  'touches',
  'private',
  'secret',
  'pic',
  'bodypart',
  'self',
] as const;
const GROUP_OF = new Map<string, string>();
for (const name of GROUPS)
  for (const word of (SLOTS[name] ?? '').split('|'))
    if (!word.includes(' ') && !GROUP_OF.has(word)) GROUP_OF.set(word, `<${name}>`);

/** Words read at most; a message has 300 characters. */
const MOST_WORDS = 60;
/** Words so far apart still belong together. */
const REACH = 4;

/** What the crisis score looks at: words, groups, neighbors, and pairs of words that stand near each other. Each once. */
export function featuresOf(words: readonly string[]): ReadonlySet<string> {
  const read = words.slice(0, MOST_WORDS).map((word) => ({ word: stem(word), group: GROUP_OF.get(word) }));
  const found = new Set<string>();
  for (const [at, { word, group }] of read.entries()) {
    const here = group ?? word;
    found.add(word).add(here);
    const next = read[at + 1];
    if (next) found.add(`${here} ${next.group ?? next.word}`);
    const after = read[at + 2];
    if (next && after) found.add(`${here} ${next.group ?? next.word} ${after.group ?? after.word}`);
    for (const other of read.slice(at + 2, at + REACH + 1))
      found.add(`${here} _ ${other.group ?? other.word}`);
  }
  return found;
}

import { digitsFor } from '../words/number-words.ts';

const N = String.raw`(-?\d[\d,]*(?:\.\d+)?(?: \d+\/\d+|\/\d+)?)`;
const rule = (pattern: string, instead: string) => [new RegExp(pattern, 'g'), instead] as const;

/** The greater one less the other, whichever is named first. */
const DIFFERENCE = new RegExp(`\\b(?:difference (?:between|of)) ${N} (?:and|from) ${N}`, 'g');

/** Words that stand for signs, in the order in which they are replaced. */
const RULES = [
  rule(
    String.raw`\bone\b(?= (?:plus|minus|times|and|more|less|add|divided|groups?)\b)|(?<=\b(?:plus|minus|times|add|and|by|from) )one\b`,
    '1',
  ),
  rule(String.raw`(?<=\d),(?=\d{3}\b)`, ''),
  rule(`\\bsubtract ${N} from ${N}`, '$2 - $1'),
  rule(`\\btake (?:away )?${N} (?:away )?from ${N}`, '$2 - $1'),
  rule(`\\b(?:add|sum of|total of) ${N} (?:and|to|with) ${N}`, '$1 + $2'),
  rule(`\\b(?:product of|multiply) ${N} (?:and|by|with|times) ${N}`, '$1 * $2'),
  rule(
    `\\b(?:divide|split|share|quotient of) ${N} (?:\\w+ )?(?:and|by|with|into|among|between|in) ${N}(?: equal parts| groups)?`,
    '$1 / $2',
  ),
  rule(
    `\\bhow many (?:times does )?${N}'?s? (?:are |is |fit |go |goes )?(?:there )?(?:in|into|make) ${N}`,
    '$2 / $1',
  ),
  rule(`\\bhow many times does ${N} (?:fit|go) (?:in|into) ${N}`, '$2 / $1'),
  rule(`\\b(?:a |one |1 )?half of ${N}`, '1/2 * $1'),
  rule(`\\b(?:a |one |1 )?third of ${N}`, '1/3 * $1'),
  rule(`\\b(?:a |one |1 )?(?:quarter|fourth) of ${N}`, '1/4 * $1'),
  rule(`\\b(?:a |one |1 )?fifth of ${N}`, '1/5 * $1'),
  rule(`\\b(?:a |one |1 )?tenth of ${N}`, '1/10 * $1'),
  rule(`\\b(?:two|2) thirds of ${N}`, '2/3 * $1'),
  rule(`\\b(?:three|3) (?:quarters|fourths) of ${N}`, '3/4 * $1'),
  rule(`(\\d+\\/\\d+) of ${N}`, '$1 * $2'),
  rule(`\\b(?:double|twice) ${N}`, '2 * $1'),
  rule(`\\btriple ${N}`, '3 * $1'),
  rule(`\\bhalve ${N}`, '$1 / 2'),
  rule(`${N} (?:groups?|bags?|boxes|rows?|sets?|packs?|lots?|plates?) (?:of|with) ${N}`, '$1 * $2'),
  rule(`${N} more than ${N}`, '$2 + $1'),
  rule(`${N} (?:less|fewer) than ${N}`, '$2 - $1'),
  rule(`${N} squared`, '$1 ^ 2'),
  rule(`${N} cubed`, '$1 ^ 3'),
  rule(`${N} (?:(?:raised )?to the (?:power of )?)${N}(?:th|rd|nd)?(?: power)?`, '$1 ^ $2'),
  rule(String.raw`(?<=[\d)]) ?(?:x|\*|times|multiplied by|multiply by|multiply) ?(?=-?[\d(])`, ' * '),
  rule(String.raw`(?<=[\d)]) ?(?:plus|and|added to|add|and then|more) (?=[\d(-])`, ' + '),
  rule(String.raw`(?<=[\d)]) ?(?:minus|take away|takeaway|subtract|less|without) (?=[\d(-])`, ' - '),
  rule(
    String.raw`(?<=[\d)]) ?(?:divided by|divide by|over|shared by|split by|shared among|divided into) (?=[\d(-])`,
    ' / ',
  ),
] as const;

const ASKED =
  /^(?:(?:hey|hi|noodle|ok|so|please|and|but|can you|could you|do you know|tell me|i need to know|help me with|help with|work out|workout|solve|evaluate|calculate|compute|find|show me how to do|how (?:do|can|would|should) (?:i|you|we)|do|solve|work out|figure out|add|subtract|multiply|divide|how much is|how many is|how much|how many are|what does|what do|what is|what are|what about|how about|whats|what's|equals?|the|answer to|answer of) )*/;

/**
 * The expression that a message asks for: 'what is 3 groups of 4' is '3 * 4'.
 * @param text plain text
 * @returns the text with signs for words, without what is said around it; it may still be no expression
 */
export function readSentence(text: string): string {
  const plain = digitsFor(text).replace(DIFFERENCE, (_all, one: string, other: string) =>
    Number(one) < Number(other) ? `${other} - ${one}` : `${one} - ${other}`,
  );
  const spoken = RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), plain);
  return spoken
    .replace(ASKED, '')
    .replace(/\s*(?:=|equals?|equal|make|makes|is)?\s*(?:\?|what|how much|how many)?$/, '')
    .replace(
      /\s*(?:altogether|in all|please|together|more|with (?:a |the )?remainders?|as (?:one|a(?: single)?) (?:fraction|number)|in (?:one|a single) fraction)$/,
      '',
    )
    .trim();
}

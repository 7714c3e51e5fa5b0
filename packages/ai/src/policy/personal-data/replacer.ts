/** Finds one kind of personal data and puts a word in brackets in its place. Applied to its own output it changes nothing. */
export interface Replacer {
  /** For example 'phone'; the text gets '[phone]'. */
  readonly kind: string;
  readonly replace: (text: string) => string;
}

/** The words that end a name, a school or an address that a child typed without capitals. */
const STOP =
  'and|but|i|im|ive|my|what|whats|how|can|could|is|are|was|the|a|an|please|pls|help|from|who|why|when|where|because|so|do|does|with|in|at|on|to|of|you|he|she|it|we|they|not|if|for|this|that|or|then|will|need|want|have|has|had|like|tell|give|by|me|its|just|also|too|now|hi|hello|thanks';
/** One word of a name. */
export const NAME_WORD = `(?!(?:${STOP})(?![\\p{L}'’]))\\p{L}[\\p{L}'’.-]{0,29}`;

/** A replacer by pattern. `$<keep>` is what stays before the word in brackets. */
export function byPattern(kind: string, pattern: RegExp): Replacer {
  return {
    kind,
    replace: (text) =>
      text.replace(pattern, (...parts: readonly unknown[]) => {
        const groups = parts.at(-1);
        const keep = typeof groups === 'object' && groups !== null && 'keep' in groups ? groups.keep : '';
        return `${typeof keep === 'string' ? keep : ''}[${kind}]`;
      }),
  };
}

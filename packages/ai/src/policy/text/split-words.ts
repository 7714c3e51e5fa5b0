const LONGEST = 14;
const UNKNOWN_LETTER = 7;
const CHEAPEST = 1;
/** Letters that are words of a chat: "r u ok". */
const CHAT_LETTERS = new Set(['r', 'u']);
const MAX_LETTERS = 300;

/** What a letter that is a word costs; null for any other. */
const letterPrice = (letter: string): number | null =>
  letter === 'i' || letter === 'a' ? 1.5 : CHAT_LETTERS.has(letter) ? 3 : null;

/**
 * Cuts letters without spaces into known words, with as few words and unknown letters as possible:
 * Plain words are preferred to rare ones. "iwanttodie" becomes "i want to die". At most 300 letters.
 */
export function splitWords(
  letters: string,
  isPlain: (word: string) => boolean,
  isKnown: (word: string) => boolean,
): readonly string[] {
  const text = letters.slice(0, MAX_LETTERS);
  const cost: number[] = [0];
  const from: number[] = [0];
  for (let end = 1; end <= text.length; end++) {
    cost[end] = (cost[end - 1] ?? 0) + UNKNOWN_LETTER;
    from[end] = end - 1;
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      // No word costs less than one: most places need no look at the word.
      if ((cost[start] ?? 0) + CHEAPEST >= (cost[end] ?? 0)) continue;
      const length = end - start;
      const word = text.slice(start, end);
      const own =
        length === 1
          ? letterPrice(word)
          : isPlain(word)
            ? length === 2
              ? 1.2
              : CHEAPEST
            : length > 2 && isKnown(word)
              ? 2.5
              : null;
      const price = (cost[start] ?? 0) + (own ?? UNKNOWN_LETTER * length);
      if (own === null || price >= (cost[end] ?? 0)) continue;
      cost[end] = price;
      from[end] = start;
    }
  }
  const words: string[] = [];
  for (let end = text.length; end > 0; end = from[end] ?? 0) words.unshift(text.slice(from[end] ?? 0, end));
  return words;
}

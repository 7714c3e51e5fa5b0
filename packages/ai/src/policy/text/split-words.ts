const LONGEST = 14;
const UNKNOWN_LETTER = 4;
const MAX_LETTERS = 300;

/**
 * Cuts letters without spaces into known words, with as few words and unknown letters as possible:
 * "iwanttodie" becomes "i want to die". At most 300 letters.
 */
export function splitWords(letters: string, isKnown: (word: string) => boolean): readonly string[] {
  const text = letters.slice(0, MAX_LETTERS);
  const cost: number[] = [0];
  const from: number[] = [0];
  for (let end = 1; end <= text.length; end++) {
    cost[end] = (cost[end - 1] ?? 0) + UNKNOWN_LETTER;
    from[end] = end - 1;
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const length = end - start;
      const price = (cost[start] ?? 0) + (length === 1 ? 2 : length === 2 ? 1.6 : 1);
      if (price >= (cost[end] ?? 0)) continue;
      if (length === 1 ? text[start] === 'i' || text[start] === 'a' : isKnown(text.slice(start, end))) {
        cost[end] = price;
        from[end] = start;
      }
    }
  }
  const words: string[] = [];
  for (let end = text.length; end > 0; end = from[end] ?? 0) words.unshift(text.slice(from[end] ?? 0, end));
  return words;
}

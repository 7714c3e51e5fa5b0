const MOST_WORDS = 50_000;

/** A pure question about a word, whose answers are kept for the words asked last: at most 50,000, then from the beginning. */
export function remembered(ask: (word: string) => boolean): (word: string) => boolean {
  const answers = new Map<string, boolean>();
  return (word) => {
    const before = answers.get(word);
    if (before !== undefined) return before;
    if (answers.size >= MOST_WORDS) answers.clear();
    const answer = ask(word);
    answers.set(word, answer);
    return answer;
  };
}

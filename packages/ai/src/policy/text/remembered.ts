const MOST_WORDS = 50_000;
const MOST_TEXTS = 64;

/** The answers to the questions asked last: at most `most`, then from the beginning. */
function remember<Answer extends {} | null>(
  ask: (text: string) => Answer,
  most: number,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const before = answers.get(text);
    if (before !== undefined) return before;
    if (answers.size >= most) answers.clear();
    const answer = ask(text);
    answers.set(text, answer);
    return answer;
  };
}

/** A pure question about a word, whose answers are kept for the words asked last: at most 50,000, then from the beginning. */
export const remembered = (ask: (word: string) => boolean): ((word: string) => boolean) =>
  remember(ask, MOST_WORDS);

/**
 * A pure question about a whole text. Most disguises of a sentence have readings in common, and the turns of a conversation are read
 * twice. Only 64 texts are kept, because a child may have written them.
 */
export const rememberedTexts = <Answer extends {} | null>(
  ask: (text: string) => Answer,
): ((text: string) => Answer) => remember(ask, MOST_TEXTS);

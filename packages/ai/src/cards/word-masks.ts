/** At most so many words of a question are compared: a bit for each. */
export const MOST_WORDS = 31;

/** A word by its number in the vocabulary; -1 when no card has it. */
export interface MaskedWord {
  readonly id: number;
  readonly near: readonly number[];
}

/** The words of one question as bits: for each word of the vocabulary, which of them it is, and which of them it is near to. */
export interface WordMasks {
  readonly itself: Int32Array;
  readonly near: Int32Array;
  /** Forgets the question before. */
  readonly set: (words: readonly MaskedWord[]) => void;
}

/** @param size how many words the vocabulary has */
export function wordMasks(size: number): WordMasks {
  const [itself, near] = [new Int32Array(size), new Int32Array(size)];
  let touched: number[] = [];
  return {
    itself,
    near,
    set: (words) => {
      for (const id of touched) {
        itself[id] = 0;
        near[id] = 0;
      }
      touched = [];
      for (const [bit, word] of words.slice(0, MOST_WORDS).entries()) {
        if (word.id >= 0) {
          itself[word.id] = (itself[word.id] ?? 0) | (1 << bit);
          touched.push(word.id);
        }
        for (const id of word.near) near[id] = (near[id] ?? 0) | (1 << bit);
        touched.push(...word.near);
      }
    },
  };
}

/** The bits of all words of a text. */
export function bitsOf(ids: Int32Array, masks: Int32Array): number {
  let bits = 0;
  for (let at = 0; at < ids.length; at += 1) bits |= masks[ids[at] ?? 0] ?? 0;
  return bits;
}

/** The bits of texts that many wordings share, of each text by its number, found at most once a question. */
export interface SharedBits {
  /** Begins another question. */
  readonly next: () => void;
  /** Must be called before the two below. */
  readonly find: (text: number) => void;
  readonly itself: (text: number) => number;
  readonly near: (text: number) => number;
}

/** @param texts the words of each text by their numbers in the vocabulary */
export function sharedBits(texts: readonly Int32Array[], masks: WordMasks): SharedBits {
  const itself = new Int32Array(texts.length);
  const near = new Int32Array(texts.length);
  const foundFor = new Int32Array(texts.length);
  let question = 0;
  const find = (text: number): void => {
    if (foundFor[text] === question) return;
    const ids = texts[text] ?? new Int32Array();
    foundFor[text] = question;
    itself[text] = bitsOf(ids, masks.itself);
    near[text] = bitsOf(ids, masks.near);
  };
  return {
    next: () => void (question += 1),
    find,
    itself: (text) => itself[text] ?? 0,
    near: (text) => near[text] ?? 0,
  };
}

const SMALL: ReadonlySet<string> = new Set([
  'about',
  'and',
  'are',
  'for',
  'from',
  'how',
  'into',
  'lesson',
  'lessons',
  'our',
  'practice',
  'some',
  'the',
  'their',
  'them',
  'this',
  'to',
  'what',
  'with',
  'your',
]);
const ENDINGS = /(?:ing|tion|ication|ies|es|ed|s|y|e)$/;

/** A word without its ending: 'fractions' and 'fraction' are the same, so are 'adding' and 'add'. */
const stem = (word: string): string => {
  const short = word.replace(ENDINGS, '');
  return short.length < 3 ? word : short;
};

/** The words that carry meaning, as stems. */
export const topicStems = (text: string): readonly string[] => [
  ...new Set((text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).filter((word) => !SMALL.has(word)).map(stem)),
];

/** How many stems of the topic stand in a text. A stem also fits a word that begins with it, if it has four letters. */
export function topicMatches(topic: readonly string[], text: string): number {
  const stems = topicStems(text);
  return topic.filter((one) =>
    stems.some((other) => other === one || (one.length >= 4 && other.startsWith(one))),
  ).length;
}

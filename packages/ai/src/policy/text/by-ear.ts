/** Spellings by ear, and how the part of the word is written. */
const EAR: readonly (readonly [RegExp, string])[] = [
  [/shun(?=s?$)/, 'tion'],
  [/ite(?=s?$)/, 'ight'],
  [/^f/, 'ph'],
  [/^kw/, 'qu'],
  [/(?<=[^aeiou])ys$/, 'ies'],
  [/(?<=[^aeiou])y(?=(?:er|est|ed)$)/, 'i'],
];

/** The ways in which a word spelled by ear may be written. */
export const earReadings = (word: string): readonly string[] =>
  EAR.map(([sound, letters]) => word.replace(sound, letters)).filter((read) => read !== word);

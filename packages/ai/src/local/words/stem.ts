const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?:'s|')$/, ''],
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
  [/(?<=[a-z]{3})ing$/, ''],
  [/(?<=[a-z]{2})ied$/, 'y'],
  [/(?<=[a-z]{3})ed$/, ''],
  [/(?<=[a-z]{4})ation$/, 'at'],
  [/(?<=[a-z]{4})ion$/, ''],
  [/(?<=[a-z]{4})ly$/, ''],
  [/([bdglmnprt])\1$/, '$1'],
  [/(?<=[a-z]{3})e$/, ''],
];

/** Brings forms of one word together for a comparison: 'plants' and 'planted' are 'plant'. The result is not for reading. */
export const stem = (word: string): string =>
  ENDINGS.reduce((left, [ending, instead]) => left.replace(ending, instead), word.toLowerCase());

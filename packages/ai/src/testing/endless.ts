/** What a message of a hundred thousand characters repeats, to make a pattern go back and forth. */
export const ENDLESS: readonly string[] = [
  'a',
  'i want ',
  '1 ',
  'aaaa bbbb ',
  '5',
  'x@',
  '. ',
  '😀',
  '\u200B',
  'i w a n t t o d i e ',
];

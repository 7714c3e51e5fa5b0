import type { Activity } from '@noodlenaut/domain';

const flat = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .match(/\d+(?:[./:]\d+)*|[\p{L}']+/gu)
    ?.join(' ')} `;

/** Told here on purpose otherwise than by the code: the key's words stand in the text as they are. */
export const statesKey = (text: string, { options, correct_answer: key }: Activity): boolean => {
  const right = options[key] ?? '';
  // 'At A' is also said by 'look at a part', and 'A part' is no letter.
  return /\b[A-Z]$/.test(right)
    ? new RegExp(`(?:^|\\s)${right}(?=[.,!?]|\\s|$)${right.endsWith('A') ? '(?! [a-z])' : ''}`).test(text)
    : flat(text).includes(flat(right));
};

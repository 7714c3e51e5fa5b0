import { SHORT_FORMS } from './short-forms.ts';

const FORMS: ReadonlyMap<string, string> = new Map(
  SHORT_FORMS.split(',').flatMap((entry) => {
    const [form, words] = entry.trim().split('=');
    return form === undefined || words === undefined ? [] : [[form, words] as const];
  }),
);

/** The words that a short form stands for; undefined when the word is none. */
export const spelledOut = (word: string): string | undefined => FORMS.get(word);

/** The words of a match view: letters and digits; apostrophes are dropped ("don't" is `dont`). */
export const wordsOf = (match: string): readonly string[] =>
  match.replace(/'/g, '').match(/[\p{L}\p{Nd}]+/gu) ?? [];

/** The tokens between spaces, with the signs that stand for letters in leet kept. */
export const roughWords = (match: string): readonly string[] =>
  match
    .replace(/'/g, '')
    .split(' ')
    .flatMap((piece) =>
      piece.replace(/^[("[]+|[)\].,;:?!"]+$/g, '').split(/[,;:?"()[\]/\\]+|[.!]+(?=[\s]|$)/),
    )
    .filter((piece) => piece !== '');

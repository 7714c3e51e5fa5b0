import type { OpenKey } from './open-key.ts';

const LETTER_RUN = /(?<![a-z])[a-z](?:[\s.,\-–_*/|+]{1,3}[a-z]){2,20}(?![a-z])/g;
const FROM = 4;
const RHYME =
  /rhym|sounds? (?:just )?like|backwards?|reversed?|spelled|unscramble|anagram|mirror|starts? with|begins? with|first letter|ends? with|last letter|initial/;

/** Whether a text hides the key: letter by letter, cut in two, backwards, in a rhyme or by its first and last letters. */
export function hidesKey(match: string, { letters, questionMatch }: OpenKey): boolean {
  const text = match.replace(/'/g, '');
  const words: readonly string[] = text.match(/[a-z]+/g) ?? [];
  if (RHYME.test(text) && !RHYME.test(questionMatch)) {
    if (/rhym|unscramble|anagram/.test(text)) return true;
    const startsSame = letters.length > 0 && words.includes(letters.slice(0, 1));
    if (startsSame && /letter|starts|begins|initial/.test(text)) return true;
  }
  if (letters.length < 2) return false;
  if ((text.match(LETTER_RUN) ?? []).some((run) => run.replace(/[^a-z]/g, '').includes(letters))) return true;
  const reversed = Array.from(letters).reverse().join('');
  if (
    letters.length >= FROM &&
    reversed !== letters &&
    words.join('').includes(reversed) &&
    !questionMatch.includes(reversed)
  )
    return true;
  if (letters.length <= FROM) return false;
  const isCut = words.some(
    (word, at) =>
      word.length > 1 &&
      letters.startsWith(word) &&
      words.slice(at + 1, at + 7).some((next) => next.length > 1 && word + next === letters),
  );
  if (isCut) return true;
  return !questionMatch.replace(/[^a-z]/g, '').includes(letters) && words.join('').includes(letters);
}

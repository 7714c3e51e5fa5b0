const BASE64 = /[A-Za-z0-9+/]{12,}={0,2}/g;
const VOWEL = /^[aeiou]/;

/** What stands in base64 in a text, when it reads as plain letters. At most three pieces. */
export function base64Texts(display: string): readonly string[] {
  return (display.match(BASE64) ?? []).slice(0, 3).flatMap((piece) => {
    const whole = piece.replace(/=+$/, '');
    if (whole.length % 4 === 1) return [];
    const bytes = Uint8Array.from(atob(whole + '='.repeat((4 - (whole.length % 4)) % 4)), (letter) =>
      letter.charCodeAt(0),
    );
    const text = new TextDecoder().decode(bytes);
    return /^[\p{L}\p{N}\p{P}\p{S}\s]{6,}$/u.test(text) && !text.includes('\uFFFD')
      ? [text.toLowerCase()]
      : [];
  });
}

type Knows = (word: string) => boolean;

function outOfPigLatin(word: string, isPlain: Knows, isKnown: Knows): string {
  if (!word.endsWith('ay') || word.length < 4) return word;
  const body = word.slice(0, -2);
  const asVowel = body.replace(/[wyh]$/, '');
  if (asVowel === 'i' || asVowel === 'a') return asVowel;
  if (!/[aeiou]/.test(body)) return body;
  const turned = [1, 2, 3, 4]
    .filter((moved) => moved < body.length)
    .map((moved) => body.slice(-moved) + body.slice(0, -moved));
  const readings = VOWEL.test(asVowel) && asVowel !== body ? [...turned, asVowel] : turned;
  return readings.find(isPlain) ?? readings.find(isKnown) ?? word;
}

/** The words read as Pig Latin; null when fewer than half of them look like it. Plain words are preferred. */
export function pigLatinWords(
  words: readonly string[],
  isPlain: Knows,
  isKnown: Knows,
): readonly string[] | null {
  if (words.filter((word) => word.length > 3 && word.endsWith('ay')).length * 2 < words.length) return null;
  return words.map((word) => outOfPigLatin(word, isPlain, isKnown));
}

/** The words read backwards, as a whole or each for itself; null when they then are not better known. */
export function reversedWords(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): readonly string[] | null {
  const turned = words.map((word) => Array.from(word).reverse().join(''));
  const long = (list: readonly string[]) => list.filter((word) => word.length > 2 && isKnown(word)).length;
  if (long(turned) <= long(words)) return null;
  return [...turned].reverse();
}

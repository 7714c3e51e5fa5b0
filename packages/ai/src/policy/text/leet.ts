const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
  '|': 'l',
  '€': 'e',
};
const LEET = /[013456789@$!+|€]/g;
const MAX_READINGS = 4;

/** What a word with digits or signs for letters may say, at most four readings. Empty when it holds no letter and is longer than 3. */
export function leetReadings(word: string): readonly string[] {
  if (!/[a-z]/.test(word) && word.length > 5) return [];
  const first = word.replace(LEET, (sign) => SIGNS[sign] ?? sign);
  const readings = [first, word.replace(/[1!]/g, 'l').replace(LEET, (sign) => SIGNS[sign] ?? sign)];
  const letters = word.replace(/[^a-z]/g, '');
  if (letters.length >= 3) readings.push(letters);
  return [...new Set(readings.map((reading) => reading.replace(/[^a-z]/g, '')))].slice(0, MAX_READINGS);
}

/** Repeated letters squeezed: "diiiie" may be `die` or `diie`. */
export const squeezeReadings = (word: string): readonly string[] =>
  /(.)\1/.test(word)
    ? [word.replace(/(.)\1{2,}/g, '$1'), word.replace(/(.)\1{2,}/g, '$1$1'), word.replace(/(.)\1+/g, '$1')]
    : [];

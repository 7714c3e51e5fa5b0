import { mendTypo } from '../words/mend-typos.ts';

/** Words that say what is to be calculated. */
const MATH_WORDS: ReadonlySet<string> = new Set(
  `round rounded nearest bigger biggest smallest minute hexagons mean hundred thousand million minutes seconds hours months weeks years nickels nickel dimes quarters
  pennies dollars cents perimeter volume triangle rectangle square circle hexagon pentagon octagon corners sides angles degrees
  median average percent fraction denominator numerator plus minus times divided multiply subtract equals height width length
  squared cubed multiplied square doubled halves colder warmer taller between greater smaller bigger larger factors multiples prime quarter third fourth fifth tenth altogether
  milliliters kilograms kilometers centimeters millimeters liters meters grams inches pounds ounces gallons`.split(
    /\s+/,
  ),
);

/**
 * The text with the typing errors in its words of mathematics mended: 'rownd 47 to the neerest ten'.
 * @param isWord whether a word is right as it is
 */
export const mendWords = (text: string, isWord: (word: string) => boolean): string =>
  text
    .replace(/\bmeen\b/g, 'mean')
    .replace(/[a-z]{5,}/g, (word) => (isWord(word) ? word : (mendTypo(word, MATH_WORDS) ?? word)));

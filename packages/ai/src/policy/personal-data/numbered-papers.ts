import type { Replacer } from './replacer.ts';

const CARD = /(?<![\p{Nd}])\d(?:[ -]?\d){12,18}(?!\d)/gu;
const SOCIAL_SECURITY = /(?<!\d)(?!000|666|9\d\d)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?!\d)/g;
const BARE_AFTER_CUE = /(?<keep>\b(?:ssn|social security(?: number)?)(?: is|:)?\s{0,2})\d{9}(?!\d)/gi;
const IBAN = /(?<![\p{L}\p{Nd}])[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}(?![\p{L}\p{Nd}])/giu;

/** The check digit of payment cards (ISO/IEC 7812, Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  Array.from(digits)
    .reverse()
    .forEach((digit, place) => {
      const double = Number(digit) * (place % 2 === 1 ? 2 : 1);
      sum += double > 9 ? double - 9 : double;
    });
  return sum % 10 === 0;
}

/** The check digits of bank accounts (ISO 13616): the number modulo 97 is 1. */
function passesIban(text: string): boolean {
  const letters = text.replace(/ /g, '').toUpperCase();
  let rest = 0;
  for (const letter of letters.slice(4) + letters.slice(0, 4)) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Payment cards, bank accounts and social security numbers. */
export const PAPER_REPLACERS: readonly Replacer[] = [
  {
    kind: 'card',
    replace: (text) => text.replace(CARD, (run) => (passesLuhn(run.replace(/\D/g, '')) ? '[card]' : run)),
  },
  { kind: 'card', replace: (text) => text.replace(IBAN, (run) => (passesIban(run) ? '[card]' : run)) },
  {
    kind: 'card',
    replace: (text) => text.replace(SOCIAL_SECURITY, '[card]').replace(BARE_AFTER_CUE, '$<keep>[card]'),
  },
];

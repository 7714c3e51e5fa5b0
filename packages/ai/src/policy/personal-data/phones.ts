import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min';
import { isCounting, replaceDigitRuns } from './digit-runs.ts';
import type { Replacer } from './replacer.ts';

/** Countries whose national numbers are found without a country code, besides written groups. */
const COUNTRIES: readonly CountryCode[] = ['US', 'GB', 'DE'];
const FEWEST_DIGITS = 7;
/** Groups of digits as people write phone numbers. */
const GROUPS =
  /(?<![\p{L}\p{Nd}$.,/-])(?:\+|00)?\(?\d{1,4}\)?(?:(?:[ .-]|\) |\/(?=\d{5}))\(?\d{2,8}\)?){1,5}(?![\p{L}\p{Nd}]|[.,/-]\d)/gu;
const LONG = /(?<![\p{L}\p{Nd}$.,])\+?\d{10,15}(?![\p{L}\p{Nd}])/gu;
const AFTER_CUE =
  /(?<keep>\b(?:phone|cell|mobile|call me|text me|number|fone|tel|telephone|whatsapp|cellphone)\b[^\d[\]]{0,20})\+?\d[\d\s.()-]{4,18}\d/giu;
const SUM = /[+*×÷=<>]|\b(?:plus|minus|times|divided|x|round|estimate|multiply|add|subtract|place value)\b/i;

/** An operator stands right before or after, or a minus sign with spaces inside. */
const isInSum = (text: string, start: number, end: number): boolean =>
  /[=+*×÷−<>/]\s{0,2}$/.test(text.slice(Math.max(0, start - 3), start)) ||
  /^\s{0,2}[=*×÷−<>/]/.test(text.slice(end, end + 3)) ||
  /\d\s-\s\d/.test(text.slice(start, end));

/** 'Median of 3 7 9 12 15' is data: small numbers right after a word that asks for them. */
const DATA =
  /\b(?:median|mean|average|mode|range|deviation|order|sort|sequence|pattern)(?: (?:of|is|for))?:?\s{0,2}$/i;
const isData = (text: string, start: number, run: string): boolean =>
  (run.match(/\d+/g) ?? []).every((group) => group.length <= 2) &&
  DATA.test(text.slice(Math.max(0, start - 24), start));

/** Counting, dates and spans of years are written like phone numbers. */
function isNoPhone(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const digits = groups.join('').length;
  if (/[.,]\s/.test(run)) return true;
  if (groups.length > 2 && isCounting(groups.map(Number))) return true;
  if (groups.length === 2 && groups.every((group) => /^[12]\d{3}$/.test(group))) return true;
  return groups.length === 3 && groups.some((group) => group.length === 4) && digits <= 8;
}

/** The shortest numbers that a person is called by have five digits; 'the missing number. 10 - 6' is no phone. */
const FEWEST_AFTER_CUE = 5;
const replaceAfterCue = (text: string): string =>
  text.replace(AFTER_CUE, (all: string, keep: string) =>
    (all.slice(keep.length).match(/\d/g)?.length ?? 0) < FEWEST_AFTER_CUE ? all : `${keep}[phone]`,
  );

function replaceGroups(text: string): string {
  return text.replace(GROUPS, (run, at: number) => {
    if (isInSum(text, at, at + run.length) || isData(text, at, run)) return run;
    const groups = run.match(/\d+/g) ?? [];
    const digits = groups.join('').length;
    if (digits < FEWEST_DIGITS || digits > 15) return run;
    return isNoPhone(run) || groups.every((group) => group.length <= 1) ? run : '[phone]';
  });
}

function replaceFound(text: string): string {
  let left = text;
  for (const country of COUNTRIES) {
    const found = findPhoneNumbersInText(left, country).filter(({ number, startsAt, endsAt }) => {
      const written = left.slice(startsAt, endsAt);
      return (
        !isNoPhone(written) &&
        !isData(left, startsAt, written) &&
        !isInSum(left, startsAt, endsAt) &&
        number.number.length > FEWEST_DIGITS &&
        (/[\s().+-]/.test(written) || !SUM.test(left))
      );
    });
    for (const { startsAt, endsAt } of found.reverse())
      left = `${left.slice(0, startsAt)}[phone]${left.slice(endsAt)}`;
  }
  return left;
}

/** Phone numbers: by the library's metadata, in groups, after a word such as "call me", and in digit words. */
export const PHONE_REPLACERS: readonly Replacer[] = [
  { kind: 'phone', replace: replaceDigitRuns },
  { kind: 'phone', replace: replaceAfterCue },
  { kind: 'phone', replace: replaceGroups },
  { kind: 'phone', replace: (text) => (SUM.test(text) ? text : text.replace(LONG, '[phone]')) },
  {
    kind: 'phone',
    replace: (text) => ((text.match(/\d/g)?.length ?? 0) < FEWEST_DIGITS ? text : replaceFound(text)),
  },
];

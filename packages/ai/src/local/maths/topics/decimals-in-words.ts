import { exactOf } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { told } from './story.ts';

const PLACES = ['', 'tenth', 'hundredth', 'thousandth'];
const ASKED =
  /\b(?:write|say|read|spell) (?:the (?:number|decimal) )?(\d{1,3})\.(\d{1,3})(?: (?:in|as|with) (?:a )?words?| out loud| aloud)?$|\bword form (?:of|for) (\d{1,3})\.(\d{1,3})$/;

const AS_DECIMAL =
  /\b(?:(\d{1,3}) and )?(\d{1,3}) (tenth|hundredth|thousandth)s? (?:as|in|is) (?:a )?decimals?\b/;
/** 'write 3 and 27 hundredths as a decimal'. */
export function wordsAsDecimal(text: string): Worked | null {
  const [, whole = '0', count = '', name = ''] = AS_DECIMAL.exec(text) ?? [];
  const digits = PLACES.indexOf(name);
  const shown = `${whole}.${count.padStart(digits, '0')}`;
  const value = exactOf(shown);
  if (count === '' || count.length > digits || !value) return null;
  return told(
    [
      `${name.charAt(0).toUpperCase()}${name.slice(1)}s take ${digits} ${digits === 1 ? 'place' : 'places'} after the point.`,
    ],
    `So it is ${shown}.`,
    value,
    'math-decimals',
  );
}

const PLACE =
  /\b(?:place value|place|value) (?:of|has) (?:the )?(?:digit )?(\d) (?:in|have in|has in) (\d{1,4})\.(\d{1,3})$/;
/** 'the place value of 7 in 3.472'. */
export function decimalPlace(text: string): Worked | null {
  const [, digit = '', , decimals = ''] = PLACE.exec(text) ?? [];
  const at = decimals.indexOf(digit);
  const name = PLACES[at + 1];
  if (digit === '' || at < 0 || decimals.indexOf(digit, at + 1) >= 0 || !name) return null;
  const worth = `0.${'0'.repeat(at)}${digit}`;
  const value = exactOf(worth);
  if (!value) return null;
  return told(
    ['After the point come tenths, hundredths and thousandths.'],
    `So the ${digit} is worth ${digit} ${name}${digit === '1' ? '' : 's'}, or ${worth}.`,
    value,
    'math-decimals',
  );
}

/** 'write 0.06 in words'. */
export function decimalInWords(text: string): Worked | null {
  const [, one, two, whole = one, decimals = two] = ASKED.exec(text) ?? [];
  const place = PLACES[decimals?.length ?? 0];
  const value = exactOf(`${whole ?? ''}.${decimals ?? ''}`);
  if (whole === undefined || decimals === undefined || !place || !value) return null;
  const count = Number(decimals);
  const part = `${count} ${place}${count === 1 ? '' : 's'}`;
  const said = Number(whole) === 0 ? part : `${Number(whole)} and ${part}`;
  return told(
    [`The last digit stands in the place of the ${place}s.`],
    `So ${whole}.${decimals} is read as ${said}.`,
    value,
    'math-decimals',
    said,
  );
}

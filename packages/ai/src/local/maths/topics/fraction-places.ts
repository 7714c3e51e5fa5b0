import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { told } from './story.ts';

const RECIPROCAL = /\breciprocal of (\d{1,4})(?:\/(\d{1,4}))?$/;
/** 'the reciprocal of 3/4'. */
function reciprocal(text: string): Worked | null {
  const [, over = '', under = '1'] = RECIPROCAL.exec(text) ?? [];
  if (over === '' || Number(over) === 0 || Number(under) === 0) return null;
  const result = over === '1' ? under : `${under}/${over}`;
  return told(
    ['Turn the fraction upside down.'],
    `So it is ${result}.`,
    exact(BigInt(under), BigInt(over)),
    'math-fractions',
    result,
  );
}

const ON_LINE = /\bwhere is (\d{1,3})\/(\d{1,3}) on (?:a|the) number line$/;
/** 'where is 5/4 on a number line'. */
function placeOf(text: string): Worked | null {
  const [over, under] = (ON_LINE.exec(text) ?? []).slice(1).map(Number);
  if (!over || !under) return null;
  const [whole, rest] = [Math.floor(over / under), over % under];
  return told(
    [`Cut each space between whole numbers into ${under} equal parts.`],
    rest === 0 ? `So ${over}/${under} is at ${whole}.` : `So it is ${rest} of ${under} parts past ${whole}.`,
    exact(BigInt(over), BigInt(under)),
    'math-fractions',
    `${over}/${under}`,
  );
}

const NEARER = /^is (\d{1,3})\/(\d{1,3}) (?:nearer|closer) to (?:0|zero) or (?:to )?(?:1|one)$/;
/** 'is 1/2 nearer to 0 or 1'. */
function nearer(text: string): Worked | null {
  const [over, under] = (NEARER.exec(text) ?? []).slice(1).map(Number);
  if (over === undefined || !under || over > under) return null;
  const half = 2 * over - under;
  return told(
    [`Half of ${under} parts is ${under / 2}.`],
    half === 0
      ? `So ${over}/${under} is just in the middle.`
      : `So ${over}/${under} is nearer to ${half > 0 ? 1 : 0}.`,
    exact(BigInt(over), BigInt(under)),
    'math-fractions',
    half === 0 ? 'middle' : half > 0 ? '1' : '0',
  );
}

/** Reciprocals, and where a fraction lies on the number line. */
export const fractionPlaces = (text: string): Worked | null =>
  reciprocal(text) ?? placeOf(text) ?? nearer(text);

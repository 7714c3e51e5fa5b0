import { exact, isWhole, type Exact } from './exact.ts';

/** Commas from a thousand on, as US schoolbooks write it: '1,250'. */
const commas = (digits: string): string => digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');

/** The decimals that a fraction needs to be written out; null when they never end or are more than 8. */
export function decimalsOf({ under }: Exact): number | null {
  for (let count = 0; count <= 8; count += 1) if (10n ** BigInt(count) % under === 0n) return count;
  return null;
}

/** '2.75', or null when the decimals do not end. */
export function showDecimal(value: Exact, least = 0): string | null {
  const needed = decimalsOf(value);
  if (needed === null) return null;
  const count = Math.max(needed, least);
  const scaled = (value.over * 10n ** BigInt(count)) / value.under;
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(count + 1, '0');
  const cut = digits.length - count;
  const sign = scaled < 0n ? '-' : '';
  return `${sign}${commas(digits.slice(0, cut))}${count > 0 ? `.${digits.slice(cut)}` : ''}`;
}

/** '3/4' as it is; '2 3/4' for more than one whole. */
export function showFraction(value: Exact): string {
  if (isWhole(value)) return showDecimal(value) ?? String(value.over);
  const sign = value.over < 0n ? '-' : '';
  const over = value.over < 0n ? -value.over : value.over;
  const wholes = over / value.under;
  const rest = `${over % value.under}/${value.under}`;
  return `${sign}${wholes > 0n ? `${wholes} ` : ''}${rest}`;
}

/** Whole numbers and decimals as digits, anything else as a fraction. */
export const showNumber = (value: Exact, asFraction = false): string =>
  asFraction ? showFraction(value) : (showDecimal(value) ?? showFraction(value));

/** An amount of money from cents: '45 cents', '$2.50', '$3'. */
export function showCents(cents: bigint): string {
  if (cents < 100n) return cents === 1n ? '1 cent' : `${cents} cents`;
  return `$${showDecimal(exact(cents, 100n), cents % 100n === 0n ? 0 : 2) ?? ''}`;
}

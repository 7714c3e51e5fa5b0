/** A rational number without rounding, reduced; the denominator is positive. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** The greatest common factor of two whole numbers; 0 and 0 have 0. */
export function commonFactor(one: bigint, other: bigint): bigint {
  let [a, b] = [abs(one), abs(other)];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

/** The reduced fraction. The denominator must not be 0. */
export function exact(over: bigint, under = 1n): Exact {
  const factor = commonFactor(over, under) * (under < 0n ? -1n : 1n);
  return { over: over / factor, under: under / factor };
}

export const add = (a: Exact, b: Exact): Exact =>
  exact(a.over * b.under + b.over * a.under, a.under * b.under);
export const subtract = (a: Exact, b: Exact): Exact =>
  exact(a.over * b.under - b.over * a.under, a.under * b.under);
export const multiply = (a: Exact, b: Exact): Exact => exact(a.over * b.over, a.under * b.under);
/** Null when it is divided by 0. */
export const divide = (a: Exact, b: Exact): Exact | null =>
  b.over === 0n ? null : exact(a.over * b.under, a.under * b.over);
/** Below 0: a is less. 0: they are equal. */
export const compare = (a: Exact, b: Exact): number => {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
export const isWhole = (value: Exact): boolean => value.under === 1n;
export const isSame = (a: Exact, b: Exact): boolean => a.over === b.over && a.under === b.under;

/** The value of digits such as '12', '0.35', '1,250' or '-3'; null for any other text and for more than 15 digits. */
export function exactOf(text: string): Exact | null {
  const [, sign = '', digits = '', decimals = ''] =
    /^(-?)(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,12}))?$/.exec(text) ?? [];
  if (digits === '') return null;
  const value = exact(BigInt(digits.replaceAll(',', '') + decimals), 10n ** BigInt(decimals.length));
  return sign === '-' ? { ...value, over: -value.over } : value;
}

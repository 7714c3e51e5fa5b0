const LOW_DIGITS = '₀₁₂₃₄₅₆₇₈₉';

/** The formula of some atoms, in the order in which they come: H₂O. */
export function formulaOf(symbols: readonly string[]): string {
  const low = (count: number) =>
    Array.from(String(count), (digit) => LOW_DIGITS[Number(digit)] ?? digit).join('');
  return [...new Set(symbols)]
    .map((symbol) => {
      const count = symbols.filter((other) => other === symbol).length;
      return `${symbol}${count > 1 ? low(count) : ''}`;
    })
    .join('');
}

const LOW_DIGITS = '₀₁₂₃₄₅₆₇₈₉';

/** What is not named here, a metal, comes first: NaCl, NH₃, H₂O, CO₂. */
const ORDER = ['C', 'P', 'N', 'H', 'S', 'I', 'Br', 'Cl', 'O', 'F'];

/** The formula of some atoms, in the order in which chemists write them. */
export function formulaOf(symbols: readonly string[]): string {
  const low = (count: number) =>
    Array.from(String(count), (digit) => LOW_DIGITS[Number(digit)] ?? digit).join('');
  return [...new Set(symbols)]
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map((symbol) => {
      const count = symbols.filter((other) => other === symbol).length;
      return `${symbol}${count > 1 ? low(count) : ''}`;
    })
    .join('');
}

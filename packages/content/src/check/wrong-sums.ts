const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`;
/**
 * `a + b = c` standing alone. The tail of a longer sum (`1 + 2 + 3 = 6`), a fraction, a mixed number and a quotient with
 * a remainder are none.
 */
const SUM = new RegExp(
  String.raw`(?<![-+−×x÷] |[\d.,/(])${NUMBER} ([-+−×x÷]) ${NUMBER} = ${NUMBER}(?![\d/]|[.,]\d| \d| ?[-+−×x÷R]| remainder)`,
  'gu',
);

function result(left: number, sign: string, right: number): number {
  if (sign === '+') return left + right;
  if (sign === '×' || sign === 'x') return left * right;
  if (sign === '÷') return left / right;
  return left - right;
}

const value = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

/** The wrong sums in a text. */
export function wrongSums(text: string): string[] {
  return [...text.matchAll(SUM)]
    .filter(
      ([, left, sign, right, claimed]) =>
        Math.abs(result(value(left), sign ?? '', value(right)) - value(claimed)) > 1e-9,
    )
    .map(([sum]) => sum);
}

/** `a + b = c` standing alone; the tail of a longer sum (`1 + 2 + 3 = 6`) is not one. */
const SUM = /(?<![-+−×x÷] |\d)(\d+) ([-+−×x÷]) (\d+) = (\d+)(?!\d| [-+−×x÷])/gu;

function result(left: number, sign: string, right: number): number {
  if (sign === '+') return left + right;
  if (sign === '×' || sign === 'x') return left * right;
  if (sign === '÷') return left / right;
  return left - right;
}

/** The sums in a text that do not come out. */
export function wrongSums(text: string): string[] {
  return [...text.matchAll(SUM)]
    .filter(
      ([, left, sign, right, claimed]) => result(Number(left), sign ?? '', Number(right)) !== Number(claimed),
    )
    .map(([sum]) => sum);
}

const NICE = [1, 2, 5, 10] as const;

/** The smallest round step at which a range has at most so many ticks. */
export function scaleStep(range: number, mostTicks: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(range, 1e-6) / mostTicks));
  return (NICE.find((step) => range / (step * power) <= mostTicks) ?? 10) * power;
}

/** Every multiple of a step within a range. */
export function ticks(min: number, max: number, step: number): number[] {
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  );
}

/** A number as it is read: no long tail, a true minus. */
export const written = (value: number): string => String(Number(value.toFixed(3))).replace('-', '−');

const PROGRESS_MS = 2000;

const seconds = (sinceMs: number): string => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** Runs one step of the start, says what it does and how long it took; a line every two seconds while it takes longer. */
export async function step<Result>(
  what: string,
  work: () => Promise<Result>,
  outcome: (result: Result) => string = () => what,
): Promise<Result> {
  const began = performance.now();
  const progress = setInterval(() => console.log(`  ... ${what}, ${seconds(began)}`), PROGRESS_MS);
  try {
    const result = await work();
    console.log(`  ✓ ${outcome(result)} (${seconds(began)})`);
    return result;
  } finally {
    clearInterval(progress);
  }
}

/** What `npm test`, `npm run rooms`, `npm run e2e` or `npm run walks` was asked to do. */
export interface Order {
  readonly part: 'all' | 'rooms' | 'e2e' | 'walks';
  /** Turbo's own. */
  readonly options: readonly string[];
  /** What turbo hands to vitest in each room, after its own `--`. */
  readonly forVitest: readonly string[];
}

/**
 * Reads `[rooms | e2e | walks] [turbo's options] [-- vitest's patterns and options]`.
 * With a pattern a room without a fitting file passes.
 */
export function readOrder(args: readonly string[]): Order {
  const [first] = args;
  const part = first === 'rooms' || first === 'e2e' || first === 'walks' ? first : 'all';
  const rest = part === 'all' ? args : args.slice(1);
  const end = rest.indexOf('--');
  const patterns = end < 0 ? [] : rest.slice(end + 1);
  return {
    part,
    options: end < 0 ? rest : rest.slice(0, end),
    forVitest: patterns.length === 0 ? [] : ['--', ...patterns, '--passWithNoTests'],
  };
}

import type { SpecItem } from './spec-items.ts';
import type { NamedId } from './test-names.ts';

export interface PieceReport {
  readonly piece: string;
  readonly total: number;
  readonly missing: readonly SpecItem[];
}

export interface SpecReport {
  /** In the order in which the pieces first appear. */
  readonly pieces: readonly PieceReport[];
  /** Ids in test names that are no item: a proof of nothing. */
  readonly unknown: readonly NamedId[];
}

/** Which items have a test that carries their id, by piece of work. */
export function compareSpec(items: readonly SpecItem[], named: readonly NamedId[]): SpecReport {
  const known = new Set(items.map(({ id }) => id));
  const proven = new Set(named.map(({ id }) => id));
  const pieces = [...new Set(items.map(({ piece }) => piece))].map((piece) => {
    const own = items.filter((item) => item.piece === piece);
    return { piece, total: own.length, missing: own.filter(({ id }) => !proven.has(id)) };
  });
  return { pieces, unknown: named.filter(({ id }) => !known.has(id)) };
}

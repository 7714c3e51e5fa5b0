import type { BoardView } from '@noodlenaut/domain';

/** How a class answered, as a sound (decision 0100): most were right, or most wonder. Null where nobody answered. */
export function classVerdict({
  right,
  chosen,
}: Pick<BoardView, 'right' | 'chosen'>): 'class-right' | 'hm' | null {
  const all = chosen.reduce((sum, count) => sum + count, 0);
  if (right === null || all === 0) return null;
  return (chosen[right] ?? 0) * 2 >= all ? 'class-right' : 'hm';
}

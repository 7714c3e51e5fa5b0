import { REWARDS } from '@noodlenaut/domain';
import type { Album } from '../../lib/api/replies.ts';

/** Of each way to earn stickers the nearest that is still open: only these say how, so that nobody has to read twenty rules. */
export function nextStickers(stickers: Album['stickers']): ReadonlySet<string> {
  const next = new Map<string, string>();
  for (const { key, earnedAt } of stickers) {
    const { counts } = REWARDS[key];
    if (earnedAt === null && !next.has(counts)) next.set(counts, key);
  }
  return new Set(next.values());
}

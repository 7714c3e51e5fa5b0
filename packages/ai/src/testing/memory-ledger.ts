import type { SpendLedger } from '../providers/spend-ledger.ts';

/** A ledger in memory that shows what it holds. */
export function memoryLedger() {
  const days = new Map<string, number>();
  const ledger: SpendLedger = {
    reserve: (day, cents, limit) => {
      const held = days.get(day) ?? 0;
      if (held + cents > limit) return Promise.resolve(false);
      days.set(day, held + cents);
      return Promise.resolve(true);
    },
    settle: (day, reserved, spent) => {
      days.set(day, (days.get(day) ?? 0) - reserved + spent);
      return Promise.resolve();
    },
  };
  return { ledger, days };
}

import type { ReportReason } from '@noodlenaut/domain';

/** What a child may say about another player: picked, never written. */
export const REPORT_WORDS = {
  unkind: 'They were not kind',
  'spoils-the-game': 'They spoil the game',
  'makes-me-worried': 'They make me worried',
  'something-else': 'Something else',
} as const satisfies Record<ReportReason, string>;

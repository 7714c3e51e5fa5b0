/** Why a child reports another player: picked, never written (P4.55, security 2.5). */
export const REPORT_REASONS = ['unkind', 'spoils-the-game', 'makes-me-worried', 'something-else'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

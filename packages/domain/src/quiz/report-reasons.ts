/** Why a child reports another player: picked, never written (SAFETY 2.5, PRODUCT 4: no free text). */
export const REPORT_REASONS = ['unkind', 'spoils-the-game', 'makes-me-worried', 'something-else'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

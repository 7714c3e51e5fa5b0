/** Plan ids (S3.78), cheapest first. */
export const PLAN_IDS = ['adventure-scholars-free', 'bright-future-brigade', 'stem-blazers'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export const FREE_PLAN_ID: PlanId = 'adventure-scholars-free';

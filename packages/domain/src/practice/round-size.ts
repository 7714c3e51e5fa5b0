/** How many items a round of practice has, and the round of the day (P3.23). */
export const ROUND_ITEMS = 10;
export const DAILY_ITEMS = 5;

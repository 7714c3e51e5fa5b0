/** Whole percent of a part in a whole; 0 when the whole is empty, never above 100 (S9.25). */
export const percentOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.round((100 * part) / whole));

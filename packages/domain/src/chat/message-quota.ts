import { GRADES, type Grade } from '../grades.ts';

/** The most for Pre-K to 2nd, 3rd and 4th, 5th and 6th grade: young children talk to people more than to machines. */
const MOST_BY_BAND = [20, 40, 80] as const;

const bandOf = (grade: Grade): 0 | 1 | 2 => {
  const at = GRADES.indexOf(grade);
  return at < 4 ? 0 : at < 6 ? 1 : 2;
};

/** The most messages that anybody may send in a day. A guardian may choose fewer. */
export const MOST_MESSAGES = 80;

/**
 * How many messages a child may send to the helper in a day (P6.06, P7.18): what the plan has a day, at most what fits the grade,
 * at most what a guardian chose.
 */
export const messageQuota = (ofPlan: number, grade: Grade, chosen: number | null): number =>
  Math.min(ofPlan, MOST_BY_BAND[bandOf(grade)], chosen ?? MOST_MESSAGES);

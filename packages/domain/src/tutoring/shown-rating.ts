const RATINGS_TO_SHOW = 3;

/** A tutor's rating as families see it: null, shown as "New", until three have rated (P5.37, S3.10, S3.55). */
export const shownRating = (rating: number, count: number): number | null =>
  count < RATINGS_TO_SHOW ? null : rating;

/** What a completion without any score and without attempts counts as (S7.29). */
export const DEFAULT_SCORE = 85;

export interface Attempt {
  readonly activityIndex: number;
  readonly tryNumber: number;
  readonly correct: boolean;
}

export interface LessonScore {
  /** Whole percent 0..100. */
  readonly scorePercent: number;
  /** False when the number is only the client's claim (P3.04). */
  readonly verified: boolean;
}

/**
 * Scores a completion: share of activities right at the first try (P3.03). An activity without an answer counts as
 * not right. Without any attempt the client's score is believed, clamped to 0..100, default 85, and marked unverified.
 */
export function scoreLesson(
  attempts: readonly Attempt[],
  activityCount: number,
  claimedScore: number | null,
): LessonScore {
  if (attempts.length === 0) {
    const claim = claimedScore === null || !Number.isFinite(claimedScore) ? DEFAULT_SCORE : claimedScore;
    return { scorePercent: Math.round(Math.min(100, Math.max(0, claim))), verified: false };
  }
  const right = new Set(
    attempts
      .filter((attempt) => attempt.tryNumber === 1 && attempt.correct)
      .map((attempt) => attempt.activityIndex),
  );
  return { scorePercent: Math.round((100 * right.size) / Math.max(1, activityCount)), verified: true };
}

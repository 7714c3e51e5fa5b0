interface Totals {
  readonly totalPoints: number;
  readonly lessonsCompleted: number;
  readonly lessonsAvailable: number;
}

export interface PerformanceSummary {
  /** Total points / lessons completed, one decimal, shown with a percent sign; 0 without lessons. */
  readonly averageScore: string;
  /** Whole percent, 0 to 100. */
  readonly completionRate: number;
  /** Total points / lessons completed, rounded; 0 without lessons. */
  readonly pointsPerLesson: number;
}

/** Performance Summary (S9.30 to S9.32); real accuracy stands beside it (P3.22). */
export function performanceSummary({
  totalPoints,
  lessonsCompleted,
  lessonsAvailable,
}: Totals): PerformanceSummary {
  const perLesson = lessonsCompleted <= 0 ? 0 : totalPoints / lessonsCompleted;
  return {
    averageScore: lessonsCompleted <= 0 ? '0%' : `${perLesson.toFixed(1)}%`,
    completionRate:
      lessonsAvailable <= 0 ? 0 : Math.min(100, Math.round((100 * lessonsCompleted) / lessonsAvailable)),
    pointsPerLesson: Math.round(perLesson),
  };
}

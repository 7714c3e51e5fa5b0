/** What is asked of each page (decision 0075). Seconds under 4x CPU slow-down, 1.6 Mbit/s and 150 ms; kB are gzip, 1 kB = 1000 bytes. */
export interface Goals {
  readonly paintS?: number;
  readonly worksS?: number;
  readonly jsKb?: number;
  readonly cssKb: number;
  readonly cls: number;
  readonly requests?: number;
}

const EVERY = { cssKb: 15, cls: 0.02 };

export const GOALS = {
  landing: { ...EVERY, paintS: 1.0, jsKb: 130 },
  login: { ...EVERY, worksS: 2.4, jsKb: 140 },
  lesson: { ...EVERY, worksS: 3.2, jsKb: 170 },
  // It brings the lesson's styles along, because a lesson is next.
  dashboard: { ...EVERY, cssKb: 20, requests: 30 },
} as const satisfies Record<string, Goals>;

export type RouteName = keyof typeof GOALS;

/** What one act costs. Milliseconds of one core, statements, and rows inserted. */
export interface Cost {
  readonly apiMs: number;
  readonly gameMs: number;
  readonly databaseMs: number;
  readonly statements: number;
  readonly rows: number;
}

/**
 * Measured on 28 November 2026, two cores, beside other work: `npm run bench:costs`, and for an answer in a game `npm run bench:game` (250 rooms of 4,
 * which writes the answers of all rooms in groups: their statements are left out, their time is not).
 */
export const MEASURED = {
  answer: { apiMs: 2.86, gameMs: 0, databaseMs: 4.69, statements: 13.53, rows: 1.83 },
  completion: { apiMs: 3.15, gameMs: 0, databaseMs: 6.15, statements: 10.8, rows: 1.61 },
  dashboard: { apiMs: 1.55, gameMs: 0, databaseMs: 5.7, statements: 2, rows: 0.8 },
  lesson: { apiMs: 1.04, gameMs: 0, databaseMs: 2.35, statements: 2, rows: 0 },
  gameAnswer: { apiMs: 0, gameMs: 0.86, databaseMs: 0.2, statements: 0, rows: 1 },
} as const satisfies Readonly<Record<string, Cost>>;

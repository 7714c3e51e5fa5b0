/** What is assumed of children. Nobody has counted it yet: replace it by counts of a real school. */
export const ASSUMED = {
  /** Hours behind UTC in winter, and the share of children there: the United States by people. */
  zones: [
    { behind: 5, share: 0.47 },
    { behind: 6, share: 0.29 },
    { behind: 7, share: 0.07 },
    { behind: 8, share: 0.17 },
  ],
  /** A session in class begins with the lesson, within some minutes of a full hour; one at home at any minute. */
  school: { share: 0.6, fromHour: 8, toHour: 14, withinMinutes: 5 },
  home: { share: 0.4, fromHour: 15, toHour: 20, withinMinutes: 60 },
  sessionMinutes: 20,
  /** Of one session: two lessons of six activities, with three looks at the dashboard. */
  acts: { answer: 12, completion: 2, lesson: 2, dashboard: 3 },
  /** Sessions with a quiz against others, which has its answers on top, and its open socket. */
  gameShare: 0.2,
  gameAnswers: 20,
  /** How busy a core may be in the busiest minute. */
  busy: 0.6,
  coresOfMachine: 4,
  /** POOL_SIZE, jobs and long statements, and the connection that listens. */
  connectionsOfApi: 10 + 2 + 2 + 1,
  connectionsOfGame: 5 + 1,
  schoolDaysOfYear: 180,
} as const;
export type Assumed = typeof ASSUMED;

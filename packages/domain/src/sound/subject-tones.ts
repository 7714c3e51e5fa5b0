import { isSubjectId } from '../subjects.ts';
import type { SubjectId } from '../subjects.ts';

/** A sine wave with its frequency and length. */
export interface Tone {
  readonly hertz: number;
  readonly seconds: number;
}

const DASHBOARD_SECONDS = 0.4;
const DASHBOARD_DEFAULT_HERTZ = 750;
const DASHBOARD_HERTZ = {
  math: 800,
  science: 900,
  geography: 600,
  robotics: 400,
  english: 700,
  history: 500,
  it: 1000,
  chemistry: 950,
} as const satisfies Record<SubjectId, number>;

const SUBJECT_PAGE_SECONDS = 0.5;
const SUBJECT_PAGE_HERTZ = {
  math: 800,
  science: 600,
  english: 700,
  history: 500,
  geography: 750,
  it: 900,
  chemistry: 650,
  robotics: 850,
} as const satisfies Record<SubjectId, number>;

/** A subject's tile on the dashboard (S9.44, S9.45). */
export const dashboardTone = (subject: string): Tone => ({
  hertz: isSubjectId(subject) ? DASHBOARD_HERTZ[subject] : DASHBOARD_DEFAULT_HERTZ,
  seconds: DASHBOARD_SECONDS,
});

/** The teacher on a subject's page (S9.47): other pitches than the dashboard's. */
export const subjectPageTone = (subject: SubjectId): Tone => ({
  hertz: SUBJECT_PAGE_HERTZ[subject],
  seconds: SUBJECT_PAGE_SECONDS,
});

/** The eight subjects (S1.05). A subject's id is its name. */
export const SUBJECTS = [
  'math',
  'science',
  'history',
  'geography',
  'it',
  'english',
  'chemistry',
  'robotics',
] as const;
export type SubjectId = (typeof SUBJECTS)[number];

const SUBJECT_LABELS = {
  math: 'Math',
  science: 'Science',
  history: 'History',
  geography: 'Geography',
  it: 'IT',
  english: 'English',
  chemistry: 'Chemistry',
  robotics: 'Robotics',
} as const satisfies Record<SubjectId, string>;

/** 'IT', 'Math': also the selectable specialties of a tutor (S5.38). */
export const subjectLabel = (subject: SubjectId): string => SUBJECT_LABELS[subject];

/** The teacher of each subject (S1.06). */
export const PERSONA_NAMES = {
  math: 'Captain Pi',
  science: 'Doctor Nova',
  history: 'Granny Epoch',
  geography: 'Atlas',
  it: 'Pixel',
  english: 'Lady Quill',
  chemistry: 'Molly Cule',
  robotics: 'Gizmo',
} as const satisfies Record<SubjectId, string>;

export const isSubjectId = (text: string): text is SubjectId => SUBJECTS.some((subject) => subject === text);

import { SUBJECTS, subjectLabel, type SubjectId } from '@noodlenaut/domain';

/** A subject as the catalogue shows it (S3.17). */
export interface Subject {
  readonly id: SubjectId;
  readonly name: SubjectId;
  readonly displayName: string;
  /** Name of the emblem that packages/ui draws. */
  readonly icon: SubjectId;
  /** Name of the colour scale in the theme, never a hex value. */
  readonly color: SubjectId;
  readonly description: string;
}

const DESCRIPTIONS: Record<SubjectId, string> = {
  math: 'Count, build and share your way through puzzles with Captain Pi.',
  science: 'Ask why, test it and be surprised together with Doctor Nova.',
  history: 'Travel back in time and find out how people lived with Granny Epoch.',
  geography: 'Follow maps and the smell of breakfast around the world with Atlas.',
  it: 'Look inside computers and stay safe while you explore with Pixel.',
  english: 'Catch sounds, words and stories and make them your own with Lady Quill.',
  chemistry: 'Put on your goggles and find out what things are made of with Molly Cule.',
  robotics: 'Help machines sense, decide and move the right way with Gizmo.',
};

/** The eight subjects in the order of the specification (S1.05). */
export const subjects: readonly Subject[] = SUBJECTS.map((id) => ({
  id,
  name: id,
  displayName: subjectLabel(id),
  icon: id,
  color: id,
  description: DESCRIPTIONS[id],
}));

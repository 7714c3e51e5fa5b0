/** A subject with whole percent 0 to 100. */
interface SubjectShare {
  readonly displayName: string;
  readonly progress: number;
}

const LISTED = 3;
const byName = (a: SubjectShare, b: SubjectShare) => a.displayName.localeCompare(b.displayName, 'en');

/** Subjects with progress of at least 70, highest first, equal ones by name, at most three (S9.26). */
export const strengths = <Subject extends SubjectShare>(subjects: readonly Subject[]): Subject[] =>
  subjects
    .filter(({ progress }) => progress >= 70)
    .toSorted((a, b) => b.progress - a.progress || byName(a, b))
    .slice(0, LISTED);

/** Subjects below 50, lowest first, equal ones by name, at most three (S9.28). */
export const needsFocus = <Subject extends SubjectShare>(subjects: readonly Subject[]): Subject[] =>
  subjects
    .filter(({ progress }) => progress < 50)
    .toSorted((a, b) => a.progress - b.progress || byName(a, b))
    .slice(0, LISTED);

/** Whose yes a child still needs to be in a class. */
export const CLASS_YESES = ['guardian', 'teacher'] as const;
export type ClassYes = (typeof CLASS_YESES)[number];

/** The yeses that are missing (P1.31): the teacher's, and a guardian's where the child has one; in either order. */
export function missingYeses(entry: {
  readonly hasGuardian: boolean;
  readonly guardianSaidYes: boolean;
  readonly teacherSaidYes: boolean;
}): ClassYes[] {
  return CLASS_YESES.filter((who) =>
    who === 'teacher' ? !entry.teacherSaidYes : entry.hasGuardian && !entry.guardianSaidYes,
  );
}

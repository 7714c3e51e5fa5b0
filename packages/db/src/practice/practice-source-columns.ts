import type { Grade, PracticeSource } from '@noodlenaut/domain';

interface SourceRow {
  readonly lessonId: string | null;
  readonly activity: number | null;
  readonly generatorId: string | null;
  readonly generatorGrade: Grade | null;
  readonly seed: number | null;
}

const NONE: SourceRow = {
  lessonId: null,
  activity: null,
  generatorId: null,
  generatorGrade: null,
  seed: null,
};

/** The columns of a source in practice_items. review_cards has the same without the seed. */
export const sourceColumns = (source: PracticeSource): SourceRow =>
  source.kind === 'lesson'
    ? { ...NONE, lessonId: source.lessonId, activity: source.activity }
    : { ...NONE, generatorId: source.generatorId, generatorGrade: source.grade, seed: source.seed };

/** The source of a row. @throws on a row that the checks of the tables do not allow */
export function sourceOf(row: SourceRow): PracticeSource {
  const { lessonId, activity, generatorId, generatorGrade, seed } = row;
  if (lessonId !== null && activity !== null) return { kind: 'lesson', lessonId, activity };
  if (generatorId !== null && generatorGrade !== null)
    return { kind: 'generator', generatorId, grade: generatorGrade, seed: seed ?? 0 };
  throw new Error('a row without a source');
}

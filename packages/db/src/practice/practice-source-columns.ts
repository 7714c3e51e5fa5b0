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

/** A source as the columns of practice_items; review_cards has all but the seed. */
export const sourceColumns = (source: PracticeSource): SourceRow =>
  source.kind === 'lesson'
    ? { ...NONE, lessonId: source.lessonId, activity: source.activity }
    : { ...NONE, generatorId: source.generatorId, generatorGrade: source.grade, seed: source.seed };

/** The source of a row; the tables' checks allow nothing else than these two. @throws on a row no check would take */
export function sourceOf(row: SourceRow): PracticeSource {
  const { lessonId, activity, generatorId, generatorGrade, seed } = row;
  if (lessonId !== null && activity !== null) return { kind: 'lesson', lessonId, activity };
  if (generatorId !== null && generatorGrade !== null)
    return { kind: 'generator', generatorId, grade: generatorGrade, seed: seed ?? 0 };
  throw new Error('a row without a source');
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: begun last, one of them would hold up the end alone. */
const LONG = ['screens-games', 'screens-grown-up', 'screens-student', 'lesson.', 'screens-lessons'];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.includes(`/tests/${name}`));
  return at < 0 ? LONG.length : at;
};

/** In a fresh clone nobody knows yet how long a file takes; vitest then goes by its size, and lists of screens are short. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

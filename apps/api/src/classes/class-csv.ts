import { csvOf, gradeLabel, localDay } from '@noodlenaut/domain';
import type { readClassSkills } from './read-class-skills.ts';
import type { readClassView } from './read-class-view.ts';

const fileNameOf = (...parts: readonly string[]): string =>
  `${parts.join(' ').replace(/[^\p{L}\p{N}]+/gu, '-')}.csv`;
const orEmpty = (value: number | null | undefined): number | string => value ?? '';

/** The rows of the class view as a file, from the same reply as the screen: plain numbers, days with their year. */
export function viewCsv({ name, pupils, timezone }: Awaited<ReturnType<typeof readClassView>>) {
  const head = ['Pupil', 'Grade', 'Progress %', 'Lessons', 'Right', 'Answers', 'Accuracy %', 'Last seen'];
  const rows = pupils.map((pupil) => [
    pupil.name,
    pupil.grade === null ? '' : gradeLabel(pupil.grade),
    pupil.progress,
    pupil.completedLessons,
    pupil.accuracy.right,
    pupil.accuracy.answers,
    orEmpty(pupil.accuracy.percent),
    pupil.lastSeen === null ? '' : localDay(pupil.lastSeen, timezone),
    pupil.needsAttention ?? '',
  ]);
  return { fileName: fileNameOf(name), csv: csvOf([[...head, 'Needs attention'], ...rows]) };
}

/** The skill grid as a file: percents, an empty cell where nothing was answered, the class in the last row. */
export function skillsCsv({
  name,
  displayName,
  skills,
  pupils,
}: Awaited<ReturnType<typeof readClassSkills>>) {
  const rows = pupils.map((pupil) => [pupil.name, ...pupil.cells.map((cell) => orEmpty(cell?.percent))]);
  return {
    fileName: fileNameOf(name, displayName),
    csv: csvOf([
      ['Pupil', ...skills.map((skill) => skill.name)],
      ...rows,
      ['Class', ...skills.map((skill) => orEmpty(skill.percent))],
    ]),
  };
}

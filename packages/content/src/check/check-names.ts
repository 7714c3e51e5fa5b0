import type { LessonFile } from '@noodlenaut/domain';
import { CHILD_NAMES, type NameUse } from './child-names.ts';
import type { Finding } from './finding.ts';
import { lessonTexts } from './lesson-texts.ts';

/** The fewest mentions from which shares are checked. */
const SHARE_FROM = 100;
const MOST_OF_ONE_NAME = 0.05;
const LEAST_OF_A_USE = 0.35;
const LEAST_NAMES = 60;

/** How often each child's name is used. A name counts once for each activity or text. */
export function nameCounts(lessons: readonly LessonFile[]): ReadonlyMap<string, number> {
  const pattern = new RegExp(`\\b(${CHILD_NAMES.map(({ name }) => name).join('|')})\\b`, 'g');
  const counts = new Map<string, number>();
  for (const lesson of lessons)
    for (const { text } of lessonTexts(lesson))
      for (const name of new Set(text.match(pattern) ?? [])) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Girls and boys must appear about equally often, and no name too often. */
export function checkNames(lessons: readonly LessonFile[]): Finding[] {
  const counts = nameCounts(lessons);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total < SHARE_FROM) return [];
  const findings: Finding[] = [];
  const corpus = (message: string) => findings.push({ key: '*', where: 'corpus', message });
  if (counts.size < LEAST_NAMES) corpus(`knows only ${counts.size} children by name`);
  for (const [name, count] of counts)
    if (count > total * MOST_OF_ONE_NAME) corpus(`names ${name} in ${count} of ${total} mentions`);
  const share = (use: NameUse) =>
    CHILD_NAMES.filter((one) => one.use === use).reduce((sum, { name }) => sum + (counts.get(name) ?? 0), 0) /
    total;
  for (const use of ['girl', 'boy'] as const)
    if (share(use) < LEAST_OF_A_USE)
      corpus(`names a ${use} in only ${Math.round(share(use) * 100)} % of mentions`);
  return findings;
}

import type { LessonFile } from '@noodlenaut/domain';
import { checkNames } from './check-names.ts';
import { checkPlaces } from './check-places.ts';
import type { Finding } from './finding.ts';

/** The fewest activities from which shares are checked. */
const SHARE_FROM = 40;
/** How far the positions of the right option may differ from an even spread. */
const STRAY = 0.1;
const LONGEST_SHARE = 0.4;

/** What is wrong with the lessons taken together. */
export function checkCorpus(lessons: readonly LessonFile[]): Finding[] {
  return [
    ...repeatedKeys(lessons),
    ...repeatedQuestions(lessons),
    ...shares(lessons),
    ...checkNames(lessons),
    ...checkPlaces(lessons),
  ];
}

function repeatedKeys(lessons: readonly LessonFile[]): Finding[] {
  const seen = new Set<string>();
  return lessons.flatMap(({ key }) => {
    if (seen.has(key)) return [{ key, where: 'key', message: 'is the key of another lesson too' }];
    seen.add(key);
    return [];
  });
}

function repeatedQuestions(lessons: readonly LessonFile[]): Finding[] {
  const firstSeen = new Map<string, string>();
  return lessons.flatMap(({ key, grade, content }) =>
    content.activities.flatMap(({ question }, index) => {
      const id = `${grade} ${question.trim().toLowerCase()}`;
      const first = firstSeen.get(id);
      if (first)
        return [{ key, where: `activity ${index + 1} question`, message: `is asked in ${first} too` }];
      firstSeen.set(id, key);
      return [];
    }),
  );
}

function shares(lessons: readonly LessonFile[]): Finding[] {
  const activities = lessons.flatMap(({ content }) => content.activities);
  if (activities.length < SHARE_FROM) return [];
  const findings: Finding[] = [];
  const corpus = (message: string) => findings.push({ key: '*', where: 'corpus', message });
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  for (const count of [2, 3, 4]) {
    const group = activities.filter(({ options }) => options.length === count);
    if (group.length < SHARE_FROM) continue;
    for (let position = 0; position < count; position += 1) {
      const share = group.filter(({ correct_answer: right }) => right === position).length / group.length;
      if (share > 1 / count + STRAY)
        corpus(`the right one of ${count} options stands at position ${position + 1} in ${percent(share)}`);
    }
  }
  const longest =
    activities.filter(({ options, correct_answer: right }) =>
      options.every((option, index) => index === right || option.length < (options[right]?.length ?? 0)),
    ).length / activities.length;
  if (longest > LONGEST_SHARE) corpus(`the right option is the longest in ${percent(longest)}`);
  return findings;
}

import { GRADES, SUBJECTS, type Grade, type LessonFile } from '@noodlenaut/domain';
import { nameCounts } from './check-names.ts';
import { familyShares, placeShares } from './check-places.ts';
import { lessonTexts } from './lesson-texts.ts';
import { readingGrade } from './reading-grade.ts';

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`;

/** Figures about all lessons, as Markdown tables for docs/content.md. */
export function surveyLessons(lessons: readonly LessonFile[]): string {
  return [
    counts(lessons),
    readability(lessons),
    positions(lessons),
    pictures(lessons),
    standards(lessons),
  ].join('\n\n');
}

function counts(lessons: readonly LessonFile[]): string {
  const cell = (subject: string, grade: string) =>
    lessons.filter((lesson) => lesson.subject === subject && lesson.grade === grade);
  const activities = lessons.reduce((sum, { content }) => sum + content.activities.length, 0);
  const reviewed = lessons.filter((lesson) => lesson.reviewed === true).length;
  return [
    `${lessons.length} lessons with ${activities} activities; ${reviewed} lessons were answered blind by two readers.`,
    '',
    `| lessons (activities) | ${GRADES.join(' | ')} |`,
    `|---|${GRADES.map(() => '---').join('|')}|`,
    ...SUBJECTS.map(
      (subject) =>
        `| ${subject} | ${GRADES.map((grade) => {
          const found = cell(subject, grade);
          return `${found.length} (${found.reduce((sum, { content }) => sum + content.activities.length, 0)})`;
        }).join(' | ')} |`,
    ),
  ].join('\n');
}

function readability(lessons: readonly LessonFile[]): string {
  const row = (grade: Grade) => {
    const grades = lessons
      .filter((lesson) => lesson.grade === grade)
      .map((lesson) =>
        readingGrade(
          lessonTexts(lesson)
            .map(({ text }) => text)
            .join(' '),
        ),
      );
    return `| ${grade} | ${middle(grades).toFixed(1)} | ${Math.max(0, ...grades).toFixed(1)} |`;
  };
  return ['| grade | Flesch-Kincaid, middle lesson | hardest |', '|---|---|---|', ...GRADES.map(row)].join(
    '\n',
  );
}

function positions(lessons: readonly LessonFile[]): string {
  const activities = lessons.flatMap(({ content }) => content.activities);
  const row = (count: number) => {
    const group = activities.filter(({ options }) => options.length === count);
    const share = (at: number) =>
      percent(group.filter(({ correct_answer: right }) => right === at).length, group.length);
    return `| ${count} options | ${group.length} | ${[0, 1, 2, 3].map((at) => (at < count ? share(at) : '')).join(' | ')} |`;
  };
  const longest = activities.filter(({ options, correct_answer: right }) =>
    options.every((option, at) => at === right || option.length < (options[right]?.length ?? 0)),
  ).length;
  return [
    '| the right one stands at | activities | A | B | C | D |',
    '|---|---|---|---|---|---|',
    ...[2, 3, 4].map(row),
    '',
    `The right option is the longest in ${percent(longest, activities.length)}.`,
  ].join('\n');
}

function pictures(lessons: readonly LessonFile[]): string {
  const activities = lessons.flatMap(({ content }) => content.activities);
  const kinds = new Map<string, number>();
  for (const { illustration } of activities)
    if (illustration) kinds.set(illustration.kind, (kinds.get(illustration.kind) ?? 0) + 1);
  const drawn = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  const names = nameCounts(lessons);
  const texts = lessons.flatMap((lesson) => lessonTexts(lesson).map(({ text }) => text));
  const spread = (shares: readonly (readonly [string, number])[]) =>
    shares.map(([name, share]) => `${name} ${percent(share, 1)}`).join(', ');
  return [
    `${percent(drawn, activities.length)} of the activities carry a picture, of ${kinds.size} kinds: ${[
      ...kinds,
    ]
      .toSorted(([, a], [, b]) => b - a)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ')}.`,
    '',
    `${names.size} children are met by name. Places by continent: ${spread(placeShares(texts))}. Families: ${spread(familyShares(texts))}.`,
  ].join('\n');
}

function standards(lessons: readonly LessonFile[]): string {
  const family = ({ standard }: LessonFile) =>
    /^(CCSS\.\w+|NGSS|CSTA|ISTE|C3|ELOF)/.exec(standard)?.[1] ?? 'others';
  const found = new Map<string, Set<string>>();
  for (const lesson of lessons) {
    const codes = found.get(family(lesson)) ?? new Set<string>();
    for (const code of lesson.standard.split(/[,;]\s*/)) codes.add(code);
    found.set(family(lesson), codes);
  }
  return [
    '| standard | lessons | codes met |',
    '|---|---|---|',
    ...[...found].map(
      ([name, codes]) =>
        `| ${name} | ${lessons.filter((lesson) => family(lesson) === name).length} | ${codes.size} |`,
    ),
  ].join('\n');
}

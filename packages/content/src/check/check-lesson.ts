import type { LessonFile } from '@noodlenaut/domain';
import { checkActivity } from './check-activity.ts';
import { strayCustomaryUnits } from './customary-units.ts';
import type { Finding } from './finding.ts';
import { GRADE_LIMITS } from './grade-limits.ts';
import { lessonTexts } from './lesson-texts.ts';
import { longSentences } from './long-sentences.ts';
import { readingGrade } from './reading-grade.ts';
import { unfitWords } from './unfit-words.ts';
import { wrongSums } from './wrong-sums.ts';

const TITLE_WORDS = 6;
/** The alternative text of a picture is read aloud to children who cannot see it. It describes positions, so it may be longer. */
const ALT_MORE_WORDS = 6;

/** What is wrong with one lesson. */
export function checkLesson(path: string, lesson: LessonFile): Finding[] {
  const found = (where: string, message: string): Finding => ({ key: lesson.key, where, message });
  const { activities, title } = lesson.content;
  const findings: Finding[] = [];
  if (path !== pathOf(lesson))
    findings.push(found('key', `belongs at ${pathOf(lesson)}, but lies at ${path}`));
  if (!lesson.key.startsWith(prefixOf(lesson)))
    findings.push(found('key', `must start with ${prefixOf(lesson)}`));
  if (lesson.skills.some((skill) => !skill.startsWith(`${lesson.subject}-`)))
    findings.push(found('skills', `must all start with ${lesson.subject}-`));
  if (title.split(/\s+/u).length > TITLE_WORDS)
    findings.push(found('title', `has more than ${TITLE_WORDS} words`));
  if (activities.length < 5 || activities.length > 8)
    findings.push(found('activities', `has ${activities.length} activities, 5 to 8 are needed`));
  activities.forEach((activity, index) => {
    for (const { field, message } of checkActivity(activity, lesson.grade))
      findings.push(found(`activity ${index + 1} ${field}`, message));
    const right = activity.correct_answer;
    if (right === activities[index - 1]?.correct_answer && right === activities[index - 2]?.correct_answer)
      findings.push(
        found(`activity ${index + 1} correct_answer`, 'stands at one position three times in a row'),
      );
  });
  return [...findings, ...textFindings(lesson, found)];
}

const prefixOf = ({ subject, grade, number }: LessonFile): string =>
  `${subject}-${grade}-${String(number).padStart(2, '0')}-`;

/** The path of a lesson: its key with the subject and the grade as folders. */
const pathOf = ({ key, subject, grade }: LessonFile): string =>
  `${subject}/${grade}/${key.slice(`${subject}-${grade}-`.length)}.json`;

function textFindings(lesson: LessonFile, found: (where: string, message: string) => Finding): Finding[] {
  const texts = lessonTexts(lesson);
  const whole = texts.map(({ text }) => text);
  const reading = readingGrade(whole.join(' '));
  const most = GRADE_LIMITS[lesson.grade].readingGrade;
  return [
    ...texts.flatMap(({ where, text }) => [
      ...longSentences(text, lesson.grade, where.endsWith('illustration') ? ALT_MORE_WORDS : 0).map(
        (sentence) => found(where, `has a long sentence: ${sentence}`),
      ),
      ...wrongSums(text).map((sum) => found(where, `miscalculates: ${sum}`)),
      ...unfitWords(text, lesson.subject).map((word) =>
        found(where, `has a word unfit for children: ${word}`),
      ),
    ]),
    ...lesson.content.activities.flatMap(({ options }, index) =>
      options.flatMap((option) =>
        unfitWords(option, lesson.subject).map((word) =>
          found(`activity ${index + 1} options`, `has a word unfit for children: ${word}`),
        ),
      ),
    ),
    ...strayCustomaryUnits(lesson, whole).map((unit) => found('units', `has no metric unit beside ${unit}`)),
    ...(reading > most
      ? [found('readability', `reads like grade ${reading.toFixed(1)}, at most ${most} fits`)]
      : []),
  ];
}

import { csvOf, gradeLabel, subjectLabel } from '@noodlenaut/domain';
import type { readClassQuiz } from './read-class-quiz.ts';

const MARKS = { right: 'right', miss: 'not yet', none: '' } as const;
const word = (mark: boolean | null): string => MARKS[mark === null ? 'none' : mark ? 'right' : 'miss'];

/** The report as a file, from the same reply as the screen: pupils first, then what the class knew of each question. */
export function classQuizCsv(report: Awaited<ReturnType<typeof readClassQuiz>>) {
  const { subject, grade, at, isHomework, questions, players } = report;
  const day = at.toISOString().slice(0, 10);
  const nobody = ['', '', ''];
  const rows = [
    ['Name', 'Nickname', 'Late', 'Right', ...questions.map(({ text }) => text)],
    ...players.map(({ name, alias, isLate, right, answers }) => [
      name,
      alias ?? '',
      isLate ? 'late' : '',
      right,
      ...answers.map(word),
    ]),
    ['Right answer', ...nobody, ...questions.map(({ right }) => right)],
    ['Were right', ...nobody, ...questions.map(({ rightCount }) => rightCount)],
    ['Answered', ...nobody, ...questions.map(({ answerCount }) => answerCount)],
    ['Most chosen mistake', ...nobody, ...questions.map(({ mistake }) => mistake?.text ?? '')],
  ];
  const kind = isHomework ? 'homework' : 'quiz';
  const name = `${subjectLabel(subject)} ${gradeLabel(grade)} ${kind} ${day}`;
  return { fileName: `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`, csv: csvOf(rows) };
}

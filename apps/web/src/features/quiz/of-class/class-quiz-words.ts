import { percentOf, subjectLabel } from '@noodlenaut/domain';
import { calendarWeekday, nearDay } from '../../../lib/format/dates.ts';
import { gradeName } from '../../../lib/format/grade-name.ts';
import type { Outputs } from '../../../lib/api/replies.ts';

type Listed = Outputs['classQuizzes']['list'][number];
type About = Pick<Listed, 'isHomework' | 'subject' | 'grade' | 'at' | 'dueDay'>;

/** 'Math quiz', 'Math homework' */
export const quizName = ({ isHomework, subject }: Pick<About, 'isHomework' | 'subject'>): string =>
  `${subjectLabel(subject)} ${isHomework ? 'homework' : 'quiz'}`;

/** 'Nov 27' of a game; 'until Fri, Dec 4' of homework. */
export const quizDay = ({ at, dueDay }: Pick<About, 'at' | 'dueDay'>): string =>
  dueDay === null ? nearDay(at) : `until ${calendarWeekday(dueDay)}`;

export const quizAbout = (quiz: About & { readonly questions: number }): string =>
  `${gradeName(quiz.grade)} · ${quiz.questions} ${quiz.questions === 1 ? 'question' : 'questions'} · ${quizDay(quiz)}`;

/** '24 played', '12 begun, 9 done' */
export const tookPart = ({ players, finished }: Pick<Listed, 'players' | 'finished'>): string =>
  finished === null ? `${players} played` : `${players} begun, ${finished} done`;

/** '71 % right'; nothing while nobody has answered. */
export const shareRight = ({ answers, right }: Pick<Listed, 'answers' | 'right'>): string =>
  answers === 0 ? 'No answers yet' : `${percentOf(right, answers)} % right`;

type Player = Outputs['classQuizzes']['report']['players'][number];
/** How a pupil stands with homework, where the marks alone do not tell. */
export function noteOf({ alias, isLate, answers }: Player): string | undefined {
  if (isLate) return 'late';
  return alias === null && answers.every((mark) => mark === null) ? 'not begun yet' : undefined;
}

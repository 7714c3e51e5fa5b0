import { commonMistake } from '../teacher/common-mistake.ts';
import type { QuizQuestion } from './quiz.ts';

/** A wrong option is named as the most chosen mistake from three children on: one or two are no pattern, and would point at a child. */
export const FEWEST_FOR_MISTAKE = 3;

/** One answer in a quiz of a class, as it is recorded: in a game or in homework. */
export interface ReportedAnswer {
  readonly question: number;
  /** Index into the question's own options. */
  readonly option: number;
  readonly correct: boolean;
}
interface Answerer {
  readonly answers: readonly ReportedAnswer[];
}
type Asked = Pick<QuizQuestion, 'question' | 'options' | 'right'>;

export interface QuestionTally {
  readonly text: string;
  /** The right answer in words. */
  readonly right: string;
  readonly answerCount: number;
  readonly rightCount: number;
  /** The wrong answer that most chose, the first of equals; null while fewer than three chose it. */
  readonly mistake: { readonly text: string; readonly count: number } | null;
}

/** Question by question: how many were right, and the mistake that most made. */
export function tallyQuestions(questions: readonly Asked[], players: readonly Answerer[]): QuestionTally[] {
  const given = players.flatMap(({ answers }) => answers);
  return questions.map(({ question, options, right }, at) => {
    const here = given.filter((answer) => answer.question === at);
    const picks = options.map((_, option) => ({
      option,
      count: here.filter((answer) => answer.option === option).length,
    }));
    const most = commonMistake(picks, { correct_answer: right });
    return {
      text: question,
      right: options[right] ?? '',
      answerCount: here.length,
      rightCount: here.filter(({ correct }) => correct).length,
      mistake:
        most === null || most.count < FEWEST_FOR_MISTAKE
          ? null
          : { text: options[most.option] ?? '', count: most.count },
    };
  });
}

/** Right, wrong or unanswered, one for each question. */
export const marksOf = ({ answers }: Answerer, count: number): (boolean | null)[] =>
  Array.from({ length: count }, (_, at) => answers.find(({ question }) => question === at)?.correct ?? null);

/** The questions that somebody got wrong, most often wrong first. No answer is no mistake (decision 0052). */
export function missedQuestions(players: readonly Answerer[]): number[] {
  const counts = new Map<number, number>();
  for (const { question, correct } of players.flatMap(({ answers }) => answers))
    if (!correct) counts.set(question, (counts.get(question) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a - b).map(([question]) => question);
}

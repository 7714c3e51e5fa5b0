import { quizQuestion, type Grade, type QuizQuestion } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';

export type Subject = Parameters<Store['quizQuestions']['ofLessons']>[0];
export interface StockedQuestion {
  readonly ref: string;
  readonly question: QuizQuestion;
  readonly seenAt: Date | null;
}
export interface QuestionStock {
  /** Every question of the lessons of a subject and grade, with when any of these players saw it last. */
  of(subject: Subject, grade: Grade, players: readonly string[]): Promise<StockedQuestion[]>;
}

/**
 * Lessons change only with an import, a few times a year. A game that begins within a minute of an import may still ask the old
 * questions.
 */
const KEPT_MS = 60_000;

/** Questions of lessons, read once a minute for all games: forty kilobytes that are the same for every room. */
export function questionStock(store: Pick<Store, 'quizQuestions'>): QuestionStock {
  const kept = new Map<string, { readonly at: number; readonly questions: Promise<QuizQuestion[]> }>();
  const read = async (subject: Subject, grade: Grade) =>
    (await store.quizQuestions.ofLessons(subject, grade)).map(({ ref, activity }) =>
      quizQuestion(ref, activity),
    );

  const questionsOf = (subject: Subject, grade: Grade): Promise<QuizQuestion[]> => {
    const key = `${subject} ${grade}`;
    const known = kept.get(key);
    if (known && performance.now() - known.at < KEPT_MS) return known.questions;
    const questions = read(subject, grade);
    kept.set(key, { at: performance.now(), questions });
    // When the database is out of reach, the next game asks again.
    questions.catch(() => kept.delete(key));
    return questions;
  };

  return {
    of: async (subject, grade, players) => {
      const questions = await questionsOf(subject, grade);
      const seen = await store.quizQuestions.seen(
        players,
        questions.map(({ ref }) => ref),
      );
      return questions.map((question) => ({
        ref: question.ref,
        question,
        seenAt: seen.get(question.ref) ?? null,
      }));
    },
  };
}

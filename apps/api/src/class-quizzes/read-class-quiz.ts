import { drawnAlias, displayName, marksOf, tallyQuestions } from '@noodlenaut/domain';
import type { ReportedQuiz } from '@noodlenaut/db';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

type Row = ReportedQuiz['players'][number];
/** A pupil of the class who got something wrong. */
export const hasMissed = ({ child, answers }: Row): boolean =>
  child !== null && answers.some(({ correct }) => !correct);

/**
 * What a class knew in a game or in homework (decision 0101): one report for both, for those who teach the class now.
 * @throws AppError not_found for anybody else, and for a quiz of another class
 */
export async function readClassQuiz(
  services: Pick<Context, 'now' | 'store' | 'views'>,
  viewer: SessionViewer,
  { classId, quizId }: { readonly classId: string; readonly quizId: string },
) {
  const found = await services.store.classQuizzes.report({ classId, teacherId: viewer.id }, quizId);
  if (!found) throw new AppError('not_found');
  const { seed, asked, players, questions: all, ...about } = found;
  services.views.noteEach(
    viewer.id,
    players.flatMap(({ child }) => child?.id ?? []),
    services.now(),
  );
  const questions = all.slice(0, asked);
  return {
    ...about,
    missedBy: players.filter(hasMissed).length,
    questions: tallyQuestions(questions, players),
    players: players.map((player) => shownPlayer(player, seed, questions.length)),
  };
}

function shownPlayer(player: Row, seed: number | null, count: number) {
  const { seat, place, score, child, isLate } = player;
  const alias = seed === null || seat === null ? null : (player.alias ?? drawnAlias(seed, seat).name);
  const answers = marksOf(player, count);
  return {
    name: child ? displayName(child) : (alias ?? ''),
    alias,
    place,
    score,
    isLate,
    right: answers.filter((mark) => mark === true).length,
    answers,
  };
}

import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { quizResultsReply } from '@noodlenaut/contract';
import { drawnAlias, csvOf } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

type Results = z.input<typeof quizResultsReply>;
type PlayerRow = NonNullable<Awaited<ReturnType<Store['quizResults']['ofClass']>>>['players'][number];

/** Right, wrong or unanswered, one a question. */
const marks = ({ answers }: PlayerRow, count: number): (boolean | null)[] =>
  Array.from({ length: count }, (_, at) => answers.find(({ question }) => question === at)?.correct ?? null);

/**
 * The results of a class (P4.47): for the teacher who hosted, once the game is over.
 * @throws AppError not_found for anybody else and before the end
 */
export async function readResults(
  services: Pick<Context, 'now' | 'store' | 'views'>,
  viewer: SessionViewer,
  roomId: string,
): Promise<Results> {
  const found = await services.store.quizResults.ofClass(roomId, viewer.id);
  if (!found) throw new AppError('not_found');
  services.views.noteEach(
    viewer.id,
    found.players.flatMap(({ child }) => child?.id ?? []),
    services.now(),
  );
  const { code, subject, grade, completedAt, seed, currentQuestion } = found;
  const played = found.questions.slice(0, currentQuestion + 1);
  const players = found.players.map((player) => {
    const alias = player.alias ?? drawnAlias(seed, player.seat).name;
    const answers = marks(player, played.length);
    const { place, score } = player;
    return {
      place,
      score,
      alias,
      name: player.child?.name ?? alias,
      right: answers.filter((mark) => mark === true).length,
      answers,
    };
  });
  const questions = played.map(({ question, options, right }, at) => ({
    text: question,
    right: options[right] ?? '',
    rightCount: players.filter(({ answers }) => answers[at] === true).length,
    answerCount: players.filter(({ answers }) => answers[at] !== null).length,
  }));
  return { code, subject, grade, completedAt, questions, players };
}

const word = (mark: boolean | null): string => (mark === null ? '' : mark ? 'right' : 'not yet');

/** The rows of the screen as a file (P4.47). */
export function resultsCsv({ code, questions, players }: Results) {
  const head = ['Place', 'Name', 'Nickname', 'Score', 'Right', ...questions.map(({ text }) => text)];
  const rows = players.map(({ place, name, alias, score, right, answers }) => [
    place,
    name,
    alias,
    score,
    right,
    ...answers.map(word),
  ]);
  return { fileName: `quiz-${code}.csv`, csv: csvOf([head, ...rows]) };
}

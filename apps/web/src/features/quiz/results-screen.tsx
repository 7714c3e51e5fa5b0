import { trpc, api } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { QuestionResults } from '@noodlenaut/ui/pieces/game/question-results';
import { ResultsTable } from '@noodlenaut/ui/pieces/game/results-table';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import styles from './quiz.module.css';
import { gradeName } from '../../lib/format/grade-name.ts';
import { gameTitle } from './quiz-words.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Gets the results as a file and hands it to the browser's downloads. */
const useResultsFile = (roomId: string) =>
  useWrite({
    mutationFn: () => api.quiz.resultsCsv.query({ roomId }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, 'text/csv;charset=utf-8', csv),
    onError: (error) => notify({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
  });

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What a class knew (P4.47), for the teacher who hosted; the file holds the same rows. */
export function ResultsScreen({ roomId }: { roomId: string }) {
  const { data } = useSuspenseQuery(trpc.quiz.results.queryOptions({ roomId }));
  const file = useResultsFile(roomId);
  const title = `${gameTitle('class-quiz', data.subject)} results`;
  return (
    <>
      <title>{`${title} · ${PRODUCT.name}`}</title>
      <div className="row spread">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="soft">
            {gradeName(data.grade)} · {counted(data.players.length, 'player')} ·{' '}
            {counted(data.questions.length, 'question')}
          </p>
        </div>
        <div className="row">
          <StickerButton tone="primary" pending={file.isPending} onClick={() => file.mutate()}>
            Download CSV
          </StickerButton>
          <StickerButton tone="quiet" renderRoot={(root) => <Link to="/multiplayer" {...root} />}>
            All games
          </StickerButton>
        </div>
      </div>
      <section className={styles.card} aria-labelledby="players">
        <h2 id="players">Players</h2>
        <ResultsTable caption="Results by player" rows={data.players} />
      </section>
      <section className={styles.card} aria-labelledby="questions">
        <h2 id="questions">Questions</h2>
        <QuestionResults questions={data.questions.map((one) => ({ ...one, of: data.players.length }))} />
      </section>
    </>
  );
}

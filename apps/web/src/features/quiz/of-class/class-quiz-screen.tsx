import { PRODUCT } from '@noodlenaut/domain';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { QuestionResults } from '@noodlenaut/ui/pieces/game/question-results';
import { ResultsTable } from '@noodlenaut/ui/pieces/game/results-table';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api, trpc } from '../../../lib/api/api.ts';
import { sentenceOf } from '../../../lib/api/error-sentences.ts';
import { useWrite } from '../../../lib/api/use-write.ts';
import { PrintedDay } from '../../../lib/files/printed-day.tsx';
import { saveCsv } from '../../../lib/files/save-file.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { AssignMisses } from './assign-misses.tsx';
import { BackToQuizzes } from './back-to-quizzes.tsx';
import { noteOf, quizAbout, quizName } from './class-quiz-words.ts';
import styles from './class-quizzes.module.css';

const useReportFile = (about: { classId: string; quizId: string }) =>
  useWrite({
    mutationFn: () => api.classQuizzes.reportCsv.query(about),
    onSuccess: ({ fileName, csv }) => saveCsv(fileName, csv),
    onError: (error) =>
      notify({ title: 'The file could not be made', description: sentenceOf(error), tone: 'destructive' }),
  });

/** What a class knew, question by question and pupil by pupil: one report for a game and for homework (decision 0101). */
export function ClassQuizScreen({ classId, quizId }: { classId: string; quizId: string }) {
  const { data: quiz } = useSuspenseQuery({
    ...trpc.classQuizzes.report.queryOptions({ classId, quizId }),
    refetchOnWindowFocus: 'always',
  });
  const file = useReportFile({ classId, quizId });
  const title = `${quizName(quiz)} · ${quiz.className}`;
  return (
    <GrownUpPage>
      <title>{`${title} · ${PRODUCT.name}`}</title>
      <BackToQuizzes classId={classId} />
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="soft">{quizAbout({ ...quiz, questions: quiz.questions.length })}</p>
          <PrintedDay />
        </div>
        <div className={styles.ways}>
          <FlatButton
            icon={<Sign name="download" size={20} />}
            disabled={file.isPending}
            onClick={() => file.mutate()}
          >
            Export CSV
          </FlatButton>
          <FlatButton icon={<Sign name="print" size={20} />} onClick={() => window.print()}>
            Print
          </FlatButton>
        </div>
      </header>
      <AssignMisses classId={classId} quiz={quiz} />
      <div className={styles.columns}>
        <FlatPanel title="Questions">
          <QuestionResults questions={quiz.questions.map((one) => ({ ...one, of: one.answerCount }))} />
        </FlatPanel>
        <FlatPanel title="Pupils">
          {quiz.players.length === 0 ? (
            <p className={styles.none}>No pupils in this class yet.</p>
          ) : (
            <ResultsTable
              caption="Results by pupil"
              rows={quiz.players.map((player) => ({ ...player, note: noteOf(player) }))}
            />
          )}
        </FlatPanel>
      </div>
    </GrownUpPage>
  );
}

import { subjectLabel } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { api, trpc } from '../../../lib/api/api.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import type { Outputs } from '../../../lib/api/replies.ts';
import { notify } from '../../../lib/notices/notices.ts';
import styles from './class-quizzes.module.css';

const pupils = (count: number): string => `${count} ${count === 1 ? 'pupil' : 'pupils'}`;
type Props = { classId: string; quiz: Outputs['classQuizzes']['report'] };

/** One press gives practice to the pupils who got something wrong. Without a mistake there is nothing to press. */
export function AssignMisses({ classId, quiz }: Props) {
  const { id: quizId, subject, missedBy, isAssigned } = quiz;
  const give = useAction(() => api.classQuizzes.assignMisses.mutate({ classId, quizId }), {
    stale: [
      trpc.classQuizzes.report.queryKey({ classId, quizId }),
      trpc.assignments.list.queryKey({ classId }),
    ],
    onDone: ({ pupils: count }) =>
      notify({
        title: 'Practice is given',
        description: `It stands first on the dashboards of ${pupils(count)}.`,
        tone: 'success',
      }),
  });
  if (missedBy === 0) return null;
  return (
    <div data-print="no">
      <FlatPanel label="Practice of the mistakes">
        <div className={styles.head}>
          <p>
            {missedBy === 1 ? '1 pupil' : `${missedBy} pupils`} got something wrong. {subjectLabel(subject)}{' '}
            practice brings back their own mistakes and the skills behind them, for a week.
          </p>
          {isAssigned ? (
            <Band tone="green" sign="check">
              Practice is given
            </Band>
          ) : (
            <FlatButton tone="primary" pending={give.isPending} onClick={() => give.mutate(undefined)}>
              Give practice to {pupils(missedBy)}
            </FlatButton>
          )}
        </div>
      </FlatPanel>
    </div>
  );
}

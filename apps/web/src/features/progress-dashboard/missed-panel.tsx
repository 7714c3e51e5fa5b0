import { trpc } from '../../lib/api/api.ts';
import type { SubjectId } from '@noodlenaut/domain';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { MathText } from '@noodlenaut/ui/pieces/base/math-text';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { nearMoment } from '../../lib/format/dates.ts';
import styles from './subject-detail.module.css';

type Props = { subjectId: SubjectId; studentId: string | undefined };

/** Questions of finished lessons that went wrong at the first try, with what the child chose: for grown-ups, as items are for a class. */
export function MissedPanel({ subjectId, studentId }: Props) {
  const { data: missed, isError } = useQuery(trpc.teacher.missed.queryOptions({ subjectId, studentId }));
  if (isError)
    return (
      <FlatPanel title="Missed questions">
        <p className="soft">These did not come. Everything else on this page is right.</p>
      </FlatPanel>
    );
  if (missed === undefined) return null;
  return (
    <FlatPanel title="Missed questions" aside="First tries of 30 days">
      {missed.length === 0 ? (
        <p className="soft">No question of a finished lesson was missed.</p>
      ) : (
        <ListRows>
          {missed.map(
            ({ lessonId, lessonTitle, question, hasPicture, chosen, right, reason, answeredAt }) => (
              <li key={`${lessonId} ${question} ${answeredAt}`}>
                <div className={styles.missed}>
                  <p>
                    <b>
                      <MathText>{question}</MathText>
                    </b>
                    {hasPicture && <span className="soft small"> with a picture</span>}
                  </p>
                  <p>
                    Chose “<MathText>{chosen}</MathText>”; right is “<MathText>{right}</MathText>”.
                  </p>
                  {reason !== null && (
                    <p className="soft">
                      <MathText>{reason}</MathText>
                    </p>
                  )}
                  <p className="soft small">
                    <Link className="link" to="/lesson/$lessonId" params={{ lessonId }}>
                      {lessonTitle}
                    </Link>{' '}
                    · {nearMoment(answeredAt)}
                  </p>
                </div>
              </li>
            ),
          )}
        </ListRows>
      )}
    </FlatPanel>
  );
}

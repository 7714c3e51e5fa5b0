import { PRODUCT } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/api/api.ts';
import { BackToClass } from '../../../lib/classes/back-to-class.tsx';
import { ClassQuizRow } from './class-quiz-row.tsx';
import styles from './class-quizzes.module.css';
import { HomeworkForm } from './homework-form.tsx';

type Props = { classId: string; isGiving: boolean };

/** What a class was asked, played together or given as homework, and the way to the next (decision 0101). */
export function ClassQuizzesScreen({ classId, isGiving }: Props) {
  const { data: quizzes } = useSuspenseQuery(trpc.classQuizzes.list.queryOptions({ classId }));
  const { data: taught } = useSuspenseQuery(trpc.classes.get.queryOptions({ classId }));
  return (
    <GrownUpPage>
      <title>{`Quizzes · ${PRODUCT.name}`}</title>
      <BackToClass classId={classId} name={taught.name} />
      <header className={styles.head}>
        <div>
          <h1>Quizzes</h1>
          <p className="soft">What the class was asked in the last year, and what it knew.</p>
        </div>
        {!isGiving && (
          <div className={styles.ways}>
            <FlatButton
              icon={<Icon name="play" size={18} />}
              renderRoot={(root) => <Link to="/multiplayer" search={{ classId }} {...root} />}
            >
              Start a class quiz
            </FlatButton>
            <FlatButton
              tone="primary"
              icon={<Icon name="plus" size={18} />}
              renderRoot={(root) => (
                <Link to="/classes/$classId/quizzes" params={{ classId }} search={{ give: true }} {...root} />
              )}
            >
              Give a quiz as homework
            </FlatButton>
          </div>
        )}
      </header>
      {isGiving && <HomeworkForm taught={taught} />}
      <FlatPanel label="Past quizzes">
        {quizzes.length === 0 ? (
          <p className={styles.none}>
            No quiz yet. Play one together, or give one as homework: its results stand here.
          </p>
        ) : (
          <ListRows>
            {quizzes.map((quiz) => (
              <ClassQuizRow key={quiz.id} classId={classId} quiz={quiz} />
            ))}
          </ListRows>
        )}
      </FlatPanel>
    </GrownUpPage>
  );
}

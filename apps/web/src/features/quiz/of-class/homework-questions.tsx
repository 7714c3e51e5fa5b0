import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Suspense, lazy, useState } from 'react';
import type { Inputs } from '../../../lib/api/replies.ts';
import styles from './class-quizzes.module.css';

const ChooseQuestions = lazy(() => import('../choose-questions.tsx'));

type Props = Pick<Inputs['quiz']['createRoom'], 'subject' | 'grade'> & {
  chosen: readonly string[];
  onChange: (refs: readonly string[]) => void;
};

/** The questions themselves, chosen in the same sheet as for a class quiz (P4.34). Without a choice they are drawn. */
export function HomeworkQuestions({ subject, grade, chosen, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const count = chosen.length;
  return (
    <div className={styles.ways}>
      <FlatButton icon={<Icon name="book" size={20} />} onClick={() => setChoosing(true)}>
        {count === 0 ? 'Choose the questions' : `${count} ${count === 1 ? 'question' : 'questions'} chosen`}
      </FlatButton>
      {count === 0 && <span className="soft small">Or Noodle picks what the class has not met lately.</span>}
      {count > 0 && (
        <FlatButton tone="link" onClick={() => onChange([])}>
          Let Noodle pick
        </FlatButton>
      )}
      {isChoosing && (
        <Suspense>
          <ChooseQuestions
            subject={subject}
            grade={grade}
            chosen={chosen}
            onChange={onChange}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

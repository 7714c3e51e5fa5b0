import { MOST_CHOSEN, gradeLabel, subjectLabel } from '@noodlenaut/domain';
import { Sheet } from '@noodlenaut/ui/pieces/base/sheet';
import { Skeleton } from '@noodlenaut/ui/pieces/base/skeleton';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import type { Inputs, Outputs } from '../../lib/api/replies.ts';
import styles from './choose-questions.module.css';

type Lesson = Outputs['quiz']['questions'][number];
type Props = Pick<Inputs['quiz']['createRoom'], 'subject' | 'grade'> & {
  chosen: readonly string[];
  onChange: (refs: readonly string[]) => void;
  onClose: () => void;
};

/** One lesson: all of its questions with a press, or each by itself. The right answer is marked. */
function LessonQuestions({
  lesson,
  chosen,
  onChange,
}: { lesson: Lesson } & Pick<Props, 'chosen' | 'onChange'>) {
  const refs = lesson.questions.map(({ ref }) => ref);
  const taken = refs.filter((ref) => chosen.includes(ref)).length;
  const others = chosen.filter((ref) => !refs.includes(ref));
  const isFull = chosen.length >= MOST_CHOSEN;
  return (
    <details className={styles.lesson}>
      <summary>
        <b>{lesson.title}</b>
        <span className="soft num">
          {taken} of {refs.length}
        </span>
      </summary>
      <StickerButton
        size="sm"
        onClick={() => onChange(taken > 0 ? others : [...others, ...refs].slice(0, MOST_CHOSEN))}
      >
        {taken > 0 ? 'Take none of these' : 'Take all of these'}
      </StickerButton>
      <ul>
        {lesson.questions.map(({ ref, question, options, right }) => {
          const isTaken = chosen.includes(ref);
          return (
            <li key={ref}>
              <label>
                <input
                  type="checkbox"
                  checked={isTaken}
                  disabled={!isTaken && isFull}
                  onChange={() => onChange(isTaken ? chosen.filter((one) => one !== ref) : [...chosen, ref])}
                />
                <span>
                  {question}
                  <small>Right: {options[right]}</small>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What the class is asked: by lesson, question by question (P4.34). */
export default function ChooseQuestions({ subject, grade, chosen, onChange, onClose }: Props) {
  const { data: lessons, error } = useQuery(trpc.quiz.questions.queryOptions({ subject, grade }));
  return (
    <Sheet
      title={`${subjectLabel(subject)}, ${gradeLabel(grade)}`}
      done={chosen.length === 0 ? 'Let Noodle pick' : `Take ${chosen.length}`}
      onClose={onClose}
    >
      <p className="num" aria-live="polite">
        {chosen.length === 0
          ? `Choose up to ${MOST_CHOSEN} questions.`
          : `${chosen.length} of at most ${MOST_CHOSEN} chosen.`}
      </p>
      {error !== null && <p role="alert">{sentenceOf(error)}</p>}
      {lessons === undefined && error === null && <Skeleton height={320} />}
      {lessons?.map((lesson) => (
        <LessonQuestions key={lesson.lessonId} lesson={lesson} chosen={chosen} onChange={onChange} />
      ))}
      {lessons?.length === 0 && <p>There are no lessons here yet.</p>}
    </Sheet>
  );
}

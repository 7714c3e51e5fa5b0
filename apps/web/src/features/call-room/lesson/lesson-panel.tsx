import type { CallChoice, CallLesson } from '@noodlenaut/contract';
import type { TutoringRole } from '@noodlenaut/domain';
import { ErrorState } from '@noodlenaut/ui/pieces/page/error-state';
import { OptionGroup } from '@noodlenaut/ui/pieces/lesson/option-group';
import { MathText } from '@noodlenaut/ui/pieces/base/math-text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { trpc } from '../../../lib/api/api.ts';
import { LazyCard } from '../../../lib/question/lazy-card.tsx';
import { LazyIllustration } from '../../../lib/question/lazy-illustration.tsx';
import styles from './lesson.module.css';
import { LessonBar } from './lesson-bar.tsx';

type Props = {
  lesson: NonNullable<CallLesson>;
  role: TutoringRole;
  choices: readonly CallChoice[];
  studentName: string;
  onChange: (lesson: CallLesson) => void;
  onChoose: (step: number, text: string) => void;
};

/** The activity that all look at. The child chooses, the others see it; nothing is checked or counted (P5.26). */
export function LessonPanel({ lesson, role, choices, studentName, onChange, onChoose }: Props) {
  const { data, isError, refetch } = useQuery(trpc.lessons.play.queryOptions({ lessonId: lesson.lessonId }));
  const questionId = useId();
  if (isError)
    return (
      <ErrorState title="The lesson did not load" text="Please try again." onRetry={() => void refetch()} />
    );
  if (data === undefined) return <p className="soft">The lesson opens …</p>;
  const { activities } = data.content;
  const step = Math.min(lesson.step, activities.length - 1);
  const activity = activities[step];
  if (activity === undefined) return <p className="soft">This lesson has no questions.</p>;
  const choice = choices.find((one) => one.role === 'student' && one.step === step);
  const chosen = choice === undefined ? -1 : activity.options.indexOf(choice.text);
  const isChild = role === 'student';
  return (
    <section className={styles.lesson} aria-label={`Lesson: ${data.title}`}>
      <LessonBar
        title={data.title}
        step={step}
        of={activities.length}
        onStep={role === 'tutor' ? (next) => onChange({ lessonId: lesson.lessonId, step: next }) : null}
        onClose={role === 'tutor' ? () => onChange(null) : null}
      />
      <div className={styles.activity} data-pictured={activity.illustration !== undefined || undefined}>
        <h2 id={questionId} className={styles.question}>
          <MathText>{activity.question}</MathText>
        </h2>
        {activity.illustration && (
          <div className={styles.picture}>
            <LazyIllustration picture={activity.illustration} />
          </div>
        )}
        <OptionGroup
          key={step}
          labelledBy={questionId}
          options={activity.options}
          pictures={activity.option_cards?.map((card, at) => (
            <LazyCard key={at} card={card} />
          ))}
          chosen={chosen === -1 ? null : chosen}
          locked={!isChild}
          onChoose={(option) => onChoose(step, activity.options[option] ?? '')}
        />
        <p className={styles.choice} aria-live="polite">
          {!isChild &&
            (choice === undefined
              ? `${studentName} has not chosen yet.`
              : `${studentName} chose: ${choice.text}`)}
        </p>
      </div>
    </section>
  );
}

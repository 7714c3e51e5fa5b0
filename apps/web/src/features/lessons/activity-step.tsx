import { QuestionBar } from '../../lib/question/question-bar.tsx';
import { QuestionView } from '../../lib/question/question-view.tsx';
import { useQuestion } from '../../lib/question/use-question.ts';
import type { SealedActivity, SealedLesson } from '../../lib/api/replies.ts';
import { LessonFrame } from './lesson-frame.tsx';
import { SECOND_ROUND_LINES } from './teacher-lines.ts';
import type { LessonRun } from './use-lesson-run.ts';

type Props = { lesson: SealedLesson; run: LessonRun; activity: SealedActivity };

/** One question: choose, check, read why, go on (S4.28, S4.29). What was missed comes back once, with a word from the teacher. */
export function ActivityStep({ lesson, run, activity }: Props) {
  const { check } = run;
  const question = useQuestion({
    subject: lesson.subjectId,
    item: activity,
    opening: run.isAgain ? SECOND_ROUND_LINES[lesson.subjectId] : undefined,
    chosen: run.chosen,
    verdict: run.checked,
    isChecking: check.isPending,
    failure: check.error,
    isPreview: lesson.preview,
    goOnText: run.isLast ? 'Finish Lesson 🏆' : 'Next Activity →',
    choose: run.choose,
    check: check.mutate,
    goOn: run.goOn,
  });
  return (
    <LessonFrame
      lesson={lesson}
      step={run.step}
      count={run.count}
      fit
      activity={{ index: run.activity, wasWrong: run.checked?.correct === false }}
      bar={<QuestionBar question={question} />}
    >
      <QuestionView question={question} />
    </LessonFrame>
  );
}

import type { Homework } from './open-homework.ts';
import { QuestionBar } from '../../../lib/question/question-bar.tsx';
import { QuestionView } from '../../../lib/question/question-view.tsx';
import { useQuestion } from '../../../lib/question/use-question.ts';
import { HomeworkFrame } from './homework-frame.tsx';
import type { HomeworkRun } from './use-homework.ts';

type Props = { homework: Homework; run: HomeworkRun; item: Homework['questions'][number] };

/** Choose, check, read why, go on. There is one try, as in a game. */
export function HomeworkQuestion({ homework, run, item }: Props) {
  const { given, check } = run;
  const question = useQuestion({
    subject: homework.subject,
    item,
    chosen: run.chosen,
    verdict: given,
    isChecking: check.isPending,
    failure: check.error,
    goOnText: run.isLast ? 'Finish 🎉' : 'Next Question →',
    choose: run.choose,
    check: check.mutate,
    goOn: run.goOn,
  });
  return (
    <HomeworkFrame homework={homework} place={run.index} bar={<QuestionBar question={question} />} fit>
      <QuestionView question={question} />
    </HomeworkFrame>
  );
}

import { QuestionBar } from '../../lib/question/question-bar.tsx';
import { QuestionView } from '../../lib/question/question-view.tsx';
import { useQuestion } from '../../lib/question/use-question.ts';
import type { PracticeItem, PracticeRound } from '../../lib/api/replies.ts';
import { PracticeFrame } from './practice-frame.tsx';
import type { PracticeRun } from './use-practice.ts';

type Props = { round: PracticeRound; run: PracticeRun; item: PracticeItem };

/** One question of a round: choose, check, read why, go on. What went wrong on an earlier day says so. */
export function PracticeQuestion({ round, run, item }: Props) {
  const { given, chosen, check } = run;
  const question = useQuestion({
    subject: item.subjectId,
    item: item.activity,
    opening: item.isReview ? 'You met this one before.' : undefined,
    chosen,
    verdict: given,
    isChecking: check.isPending,
    failure: check.error,
    goOnText: run.isLast ? 'Finish 🎉' : 'Next Question →',
    choose: run.choose,
    check: check.mutate,
    goOn: run.goOn,
  });
  return (
    <PracticeFrame
      round={round}
      subject={item.subjectId}
      place={run.index}
      wasWrong={given?.correct === false}
      bar={<QuestionBar question={question} />}
      fit
    >
      <QuestionView question={question} />
    </PracticeFrame>
  );
}

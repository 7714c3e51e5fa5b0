import { QuestionBar } from '../../lib/question/question-bar.tsx';
import { QuestionView } from '../../lib/question/question-view.tsx';
import { useQuestion } from '../../lib/question/use-question.ts';
import type { PracticeItem, PracticeRound } from '../../lib/api/replies.ts';
import { PracticeFrame } from './practice-frame.tsx';
import type { PracticeRun } from './use-practice.ts';
import { useSecondTry, type SecondTry } from './use-second-try.ts';

type Props = { round: PracticeRound; run: PracticeRun; item: PracticeItem };

/** One question of a round. What went wrong may be tried once more at once, for the child alone: nothing is sent or counted. */
export function PracticeQuestion(props: Props) {
  const again = useSecondTry(props.run.given);
  return <AskedQuestion key={again.tries} {...props} again={again} />;
}

/** Choose, check, read why, go on. What went wrong on an earlier day says so. */
function AskedQuestion({ round, run, item, again }: Props & { again: SecondTry }) {
  const { given, check } = run;
  const isAgain = again.tries > 0;
  const verdict = isAgain ? again.verdict : given;
  const question = useQuestion({
    subject: item.subjectId,
    item: item.activity,
    opening: item.isReview && !isAgain ? 'You met this one before.' : undefined,
    chosen: isAgain ? again.chosen : run.chosen,
    verdict,
    isChecking: check.isPending,
    failure: check.error,
    goOnText: run.isLast ? 'Finish 🎉' : 'Next Question →',
    choose: isAgain ? again.choose : run.choose,
    check: isAgain ? again.check : check.mutate,
    goOn: run.goOn,
    tryAgain: verdict?.correct === false ? again.begin : undefined,
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

import type { SubjectId } from '@noodlenaut/domain';
import { useState } from 'react';
import { QuestionBar } from '../src/lib/question/question-bar.tsx';
import { QuestionView } from '../src/lib/question/question-view.tsx';
import { StepFrame } from '../src/lib/question/step-frame.tsx';
import { useQuestion } from '../src/lib/question/use-question.ts';
import type { SealedActivity } from '../src/lib/api/replies.ts';

type Props = {
  subject: SubjectId;
  item: SealedActivity;
  /** Where it stands among how many of its lesson. */
  place: number;
  of: number;
  /** It comes back: the teacher says so before it. */
  opening?: string | undefined;
};

const nothing = () => {};

/** A question as lessons and practice show it (`ActivityStep`, `PracticeQuestion`), without a server behind it. */
export function PlayedQuestion({ subject, item, place, of, opening }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const question = useQuestion({
    subject,
    item,
    opening,
    chosen,
    verdict: null,
    isChecking: false,
    failure: null,
    goOnText: 'Next Activity →',
    choose: setChosen,
    check: nothing,
    goOn: nothing,
  });
  return (
    <StepFrame
      subject={subject}
      leave={{ label: 'Leave the lesson' }}
      step={place + 2}
      of={of + 2}
      fit
      bar={<QuestionBar question={question} />}
    >
      <QuestionView question={question} />
    </StepFrame>
  );
}

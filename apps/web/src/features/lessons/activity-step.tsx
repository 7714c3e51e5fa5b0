import { Persona } from '@noodlenaut/ui/drawings/persona';
import { OptionGroup } from '@noodlenaut/ui/pieces/option-group';
import { QuestionLayout } from '@noodlenaut/ui/pieces/question-layout';
import { lazy, Suspense } from 'react';
import type { SealedActivity, SealedLesson } from '../../lib/wire.ts';
import { ActivityBar } from './activity-bar.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { SpeakButton } from './speak-button.tsx';
import { useLessonKeys } from './use-lesson-keys.ts';
import type { LessonRun } from './use-lesson-run.ts';

const Illustration = lazy(() => import('@noodlenaut/ui/illustration'));
const CardPicture = lazy(() => import('@noodlenaut/ui/illustrations/card-picture'));
const QUESTION_ID = 'question';

const spoken = ({ question, options }: SealedActivity) =>
  [question, ...options.map((option, index) => `${String.fromCodePoint(65 + index)}: ${option}`)].join('. ');

type Props = { lesson: SealedLesson; run: LessonRun; activity: SealedActivity };

/** One question: choose, check, read why, go on (SPEC 4). */
export function ActivityStep({ lesson, run, activity }: Props) {
  const { checked, chosen, check } = run;
  const checkNow = () => {
    if (chosen !== null && !check.isPending) check.mutate(chosen);
  };
  useLessonKeys({
    onOption: (index) => {
      if (index < activity.options.length) run.choose(index);
    },
    onEnter: checked !== null || lesson.preview ? run.goOn : checkNow,
  });

  return (
    <LessonFrame
      lesson={lesson}
      step={run.step}
      count={run.count}
      fit
      bar={<ActivityBar lesson={lesson} run={run} onCheck={checkNow} />}
    >
      <QuestionLayout
        id={QUESTION_ID}
        question={activity.question}
        speak={<SpeakButton label="Read the question aloud" text={spoken(activity)} />}
        settled={checked !== null}
        {...(activity.illustration === undefined
          ? {}
          : {
              stage: (
                <Suspense fallback={null}>
                  <Illustration picture={activity.illustration} />
                </Suspense>
              ),
              helper: <Persona subject={lesson.subjectId} pose="pointing" size={188} />,
            })}
        options={
          <OptionGroup
            labelledBy={QUESTION_ID}
            options={activity.options}
            pictures={activity.option_cards?.map((card, index) => (
              <Suspense key={index} fallback={null}>
                <CardPicture card={card} />
              </Suspense>
            ))}
            chosen={chosen}
            right={checked?.correct_answer ?? null}
            locked={check.isPending || lesson.preview}
            onChoose={run.choose}
          />
        }
      />
    </LessonFrame>
  );
}

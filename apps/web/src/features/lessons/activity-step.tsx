import { Persona } from '@noodlenaut/ui/drawings/persona';
import { OptionGroup } from '@noodlenaut/ui/pieces/option-group';
import { QuestionLayout } from '@noodlenaut/ui/pieces/question-layout';
import { SpokenText } from '@noodlenaut/ui/pieces/spoken-text';
import { lazy, Suspense, useState } from 'react';
import { Speak } from '../../lib/speak.tsx';
import type { SpokenWord } from '../../lib/speech.ts';
import type { SealedActivity, SealedLesson } from '../../lib/wire.ts';
import { ActivityBar } from './activity-bar.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { useLessonKeys } from './use-lesson-keys.ts';
import type { LessonRun } from './use-lesson-run.ts';

const Illustration = lazy(() => import('@noodlenaut/ui/illustration'));
const CardPicture = lazy(() => import('@noodlenaut/ui/illustrations/card-picture'));
const QUESTION_ID = 'question';

const letterOf = (index: number) => `${String.fromCodePoint(65 + index)}: `;
const spoken = ({ question, options }: SealedActivity): string[] => [
  question,
  ...options.map((option, index) => letterOf(index) + option),
];

/** The voice's place among the options: they follow the question, each behind its letter. */
function optionBeingRead(word: SpokenWord | null) {
  const ahead = letterOf(0).length;
  if (word === null || word.part === 0 || word.start < ahead) return null;
  return { option: word.part - 1, start: word.start - ahead, end: word.end - ahead };
}

type Props = { lesson: SealedLesson; run: LessonRun; activity: SealedActivity };

/** One question: choose, check, read why, go on (SPEC 4). */
export function ActivityStep({ lesson, run, activity }: Props) {
  const { checked, chosen, check } = run;
  const [word, setWord] = useState<SpokenWord | null>(null);
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
        question={<SpokenText word={word?.part === 0 ? word : null}>{activity.question}</SpokenText>}
        speak={<Speak label="Read the question aloud" texts={spoken(activity)} onWord={setWord} />}
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
            reading={optionBeingRead(word)}
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

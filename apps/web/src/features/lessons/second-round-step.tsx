import { BottomBar } from '@noodlenaut/ui/pieces/page/bottom-bar';
import { LessonIntro } from '@noodlenaut/ui/pieces/lesson/lesson-intro';
import { SpokenText } from '@noodlenaut/ui/pieces/base/spoken-text';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { subjectLabel } from '@noodlenaut/domain';
import { useState } from 'react';
import { spokenButton, wordOfButton } from '../../lib/question/spoken.ts';
import { useSettled } from '../../lib/question/use-settled.ts';
import { useStepKeys } from '../../lib/question/use-step-keys.ts';
import { usePictureMode } from '../../lib/comfort/picture-mode.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { useIsReading } from '../../lib/audio/speech.ts';
import type { SpokenWord } from '../../lib/audio/speech.ts';
import type { SealedLesson } from '../../lib/api/replies.ts';
import { LessonFrame } from './lesson-frame.tsx';
import { comesBackTitle } from './teacher-lines.ts';
import type { LessonRun } from './use-lesson-run.ts';

const WHY = 'You get one more try. Your teacher helps.';
const READY = 'I am ready!';

/** Between the last activity and what was missed: says how many come back, so that no child takes the lesson for finished. */
export function SecondRoundStep({ lesson, run }: { lesson: SealedLesson; run: LessonRun }) {
  const [word, setWord] = useState<SpokenWord | null>(null);
  const isReading = useIsReading();
  const isForPictures = usePictureMode();
  // It stands where 'Finish Lesson' was pressed: a second press was not meant for it.
  const isSettled = useSettled(true);
  const begin = () => {
    if (isSettled) run.beginAgain();
  };
  useStepKeys({ onEnter: begin });
  const title = comesBackTitle(run.comesBack);
  const wordIn = (part: number) => (word?.part === part ? word : null);
  return (
    <LessonFrame
      lesson={lesson}
      step={run.step}
      count={run.count}
      bar={
        <BottomBar align="center">
          <StickerButton
            tone="primary"
            size="xl"
            icon="play"
            aria-disabled={isSettled ? undefined : true}
            onClick={begin}
          >
            <SpokenText word={wordOfButton(wordIn(2))}>{READY}</SpokenText>
          </StickerButton>
        </BottomBar>
      }
    >
      <LessonIntro
        subject={lesson.subjectId}
        meta={subjectLabel(lesson.subjectId)}
        title={<SpokenText word={wordIn(0)}>{title}</SpokenText>}
        text={<SpokenText word={wordIn(1)}>{WHY}</SpokenText>}
        isTalking={isReading}
        voiceFirst={isForPictures}
        speak={
          <Speak
            label="Read it aloud"
            texts={[title, WHY, spokenButton(READY)]}
            onWord={setWord}
            onArrival
            isMain
          />
        }
      />
    </LessonFrame>
  );
}

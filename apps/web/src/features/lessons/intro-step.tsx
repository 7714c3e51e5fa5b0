import { levelName, subjectLabel } from '@noodlenaut/domain';
import { BottomBar } from '@noodlenaut/ui/pieces/page/bottom-bar';
import { LessonIntro } from '@noodlenaut/ui/pieces/lesson/lesson-intro';
import { SpokenText } from '@noodlenaut/ui/pieces/base/spoken-text';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useEffect, useState } from 'react';
import { spokenButton, wordOfButton } from '../../lib/question/spoken.ts';
import { useStepKeys } from '../../lib/question/use-step-keys.ts';
import { useIsYoung } from '../../lib/comfort/picture-mode.ts';
import { playCue } from '../../lib/audio/audio.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { useIsReading } from '../../lib/audio/speech.ts';
import type { SpokenWord } from '../../lib/audio/speech.ts';
import type { SealedLesson } from '../../lib/api/replies.ts';
import { LessonFrame } from './lesson-frame.tsx';
import type { LessonRun } from './use-lesson-run.ts';

const START = "Let's Start Learning!";

/** The teacher's tune follows when the door is open. */
const MOTIF_AFTER_S = 0.6;

/** The teacher tells what the lesson is about. */
export function IntroStep({ lesson, run }: { lesson: SealedLesson; run: LessonRun }) {
  useStepKeys({ onEnter: run.goOn });
  const { title, introduction } = lesson.content;
  const { subjectId } = lesson;
  useEffect(() => {
    playCue('open');
    playCue(subjectId, MOTIF_AFTER_S);
  }, [subjectId]);
  const [word, setWord] = useState<SpokenWord | null>(null);
  const isReading = useIsReading();
  const isYoung = useIsYoung();
  const wordIn = (part: number) => (word?.part === part ? word : null);
  return (
    <LessonFrame
      lesson={lesson}
      step={run.step}
      count={run.count}
      bar={
        <BottomBar align="center">
          <StickerButton tone="primary" size="xl" icon="play" onClick={run.goOn}>
            <SpokenText word={wordOfButton(wordIn(2))}>{START}</SpokenText>
          </StickerButton>
        </BottomBar>
      }
    >
      <LessonIntro
        subject={subjectId}
        meta={`${subjectLabel(lesson.subjectId)} · Level ${lesson.difficulty} · ${levelName(lesson.difficulty)} · ${lesson.points} points`}
        title={<SpokenText word={wordIn(0)}>{title}</SpokenText>}
        text={<SpokenText word={wordIn(1)}>{introduction}</SpokenText>}
        isTalking={isReading}
        voiceFirst={isYoung}
        speak={
          <Speak
            label="Read the introduction aloud"
            texts={[title, introduction, spokenButton(START)]}
            onWord={setWord}
            onArrival
            isMain
          />
        }
      />
    </LessonFrame>
  );
}

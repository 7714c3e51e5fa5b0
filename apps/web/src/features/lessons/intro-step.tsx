import { subjectLabel } from '@noodlenaut/domain';
import { BottomBar } from '@noodlenaut/ui/pieces/bottom-bar';
import { LessonIntro } from '@noodlenaut/ui/pieces/lesson-intro';
import { SpokenText } from '@noodlenaut/ui/pieces/spoken-text';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { useState } from 'react';
import { Speak } from '../../lib/speak.tsx';
import type { SpokenWord } from '../../lib/speech.ts';
import type { SealedLesson } from '../../lib/wire.ts';
import { LessonFrame } from './lesson-frame.tsx';
import type { LessonRun } from './use-lesson-run.ts';
import { useLessonKeys } from './use-lesson-keys.ts';

export function IntroStep({ lesson, run }: { lesson: SealedLesson; run: LessonRun }) {
  useLessonKeys({ onEnter: run.goOn });
  const { title, introduction } = lesson.content;
  const [word, setWord] = useState<SpokenWord | null>(null);
  return (
    <LessonFrame
      lesson={lesson}
      step={run.step}
      count={run.count}
      bar={
        <BottomBar align="center">
          <StickerButton tone="primary" size="xl" onClick={run.goOn}>
            Let&apos;s Start Learning!
          </StickerButton>
        </BottomBar>
      }
    >
      <LessonIntro
        subject={lesson.subjectId}
        meta={`${subjectLabel(lesson.subjectId)} · Level ${lesson.difficulty} · ${lesson.points} points`}
        title={title}
        text={<SpokenText word={word?.part === 1 ? word : null}>{introduction}</SpokenText>}
        speak={<Speak label="Read the introduction aloud" texts={[title, introduction]} onWord={setWord} />}
      />
    </LessonFrame>
  );
}
